import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const PARENT = String.raw`(?:daddy|dad|papa|mummy|mum|mom|mommy|mama|nan|nana|grandad|grandma|step-?dad|step-?mum)`;

/** Who sleeps by day. */
const SLEEPER: Role = {
  fallback: { text: 'Somebody' },
  cues: [
    { match: /\b(?:daddy|papa)\b/i, phrase: { text: 'Daddy' } },
    { match: /\bdad\b/i, phrase: { text: 'Dad' } },
    { match: /\b(?:mummy|mama)\b/i, phrase: { text: 'Mummy' } },
    { match: /\b(?:mum)\b/i, phrase: { text: 'Mum' } },
    { match: /\b(?:mom|mommy)\b/i, phrase: { text: 'Mom' } },
    { match: /\bnana?\b/i, phrase: { text: 'Nan' } },
    { match: /\bgrandad\b/i, phrase: { text: 'Grandad' } },
    { match: /\bgrandma\b/i, phrase: { text: 'Grandma' } },
  ],
};

/** A parent who works at night and sleeps by day: soft feet now, and stamping later, where nobody sleeps. */
export const asleepByDay: NamedScene = {
  id: 'asleepbyday',
  image: 'soft feet past a door, and loud ones afterwards',
  cue: said(
    String.raw`(?=[^]*\b${PARENT}\b)(?=[^]*\b(?:(?:works?|working|on) (?:\w+ )?nights?|works? at night|night[- ]?shifts?|shifts?|lates)\b)[^]*?\b(?:quiet\w*|noise|noisy|loud\w*|wakes? (?:him|her|daddy|dad|mummy|mum|up)|waking (?:him|her|daddy|dad|mummy|mum|up)|shush\w*|sleep(?:s|ing)? (?:in the day|by day|during the day|all day|in the daytime)|asleep (?:in the day|by day|during the day|all day))\b`,
    String.raw`\b(?:at bedtime|misses|neighbou?rs?|baby (?:is|was|wakes)|nightmares?)\b`,
  ),
  decides: true,
  answers: /\b(?:quiet|noise|loud|day|nights?|shifts?|sleeps?|asleep|works?|wakes?)\b/i,
  titles: { young: 'Soft Feet, Loud Feet', older: 'Soft Feet, Loud Feet' },
  roles: { sleeper: SLEEPER },
  beside: {
    benefits: [
      'Says why somebody sleeps when it is light.',
      'Gives {name} something to do that is quiet and still fun.',
      'Shows that there is a place and a time for loud feet.',
    ],
    talk: {
      young: ['Who sleeps in the day?', 'Which feet are soft?', 'Where can feet be loud?'],
      older: ['What is good to do in the quiet hours?', 'Where can it be loud?', 'What shall we put on the door?'],
    },
  },
  text: {
    '2-3': `
      D<asleepbyday> {sleeper} is away at night. In the day {sleeper} sleeps. {Name} is up. Shh, shh! It is time for soft feet.
      P<asleepbyday> Big people need sleep too. Day or night, sleep is good.
      Q<asleepbyday> In the soft time, {Name} may feel ____.
      H<asleepbyday> {helper} can find the soft toys.
      T<asleepbyday> {he} can walk on cat feet.
      C<asleepbyday> {he} can say, "Shh, shh, soft feet."
      A<asleepbyday> The door goes click. Away at night, up for tea! Now feet can stamp. Stamp, stamp, hooray!
    `,
    '4-5': `
      D<asleepbyday> {sleeper} is away at night, at work. Then it is bedtime in the morning. The sun is up, and {Name} may want to run and sing. But a door is shut. For a while it is a day for soft feet. Loud feet have their turn later, or outside.
      P<asleepbyday> It is hard to sleep when it is light. A quiet house helps a lot.
      Q<asleepbyday> In the quiet time, {Name} may feel ____.
      H<asleepbyday> {helper} can hang a moon on the door. ~ Then all can see that somebody sleeps.
      H<asleepbyday> {helper} can go out with {him} to be loud.
      T<asleepbyday> {he} can build or draw on a rug.
      T<asleepbyday> {he} can whisper and walk like a cat.
      C<asleepbyday> {he} can think, "Soft feet now, loud feet later."
      A<asleepbyday> The moon comes off the door, and {sleeper} is up. Away at night, and up for tea! Now feet may stamp, and there is a hug. It is hard to be quiet for so long.
    `,
    '6-7': `
      D<asleepbyday> Some people look after the ill, bake bread or drive at night. {sleeper} is away then, and goes to bed when it gets light. For {Name} that means a quiet house in the middle of the day. It is not easy, because a day is made for noise. Some rooms are still fine for it, and so is outside.
      P<asleepbyday> A body that sleeps by day wakes up easily. It is not a matter of being strict.
      P<asleepbyday> {sleeper} may be sorry about it as well. What happened in the morning can be told later.
      Q<asleepbyday> When something is too loud and a grown-up says "shh", {Name} may feel ____.
      H<asleepbyday> {helper} can put a sign on the door. ~ It comes down the minute it is over.
      H<asleepbyday> {helper} can plan something loud for outside.
      T<asleepbyday> {he} can make a box with quiet things for such days.
      T<asleepbyday> {he} can write or draw what to tell {sleeper} later.
      C<asleepbyday> {he} can think, "Quiet now. It has an end."
      A<asleepbyday> The sign is off the door, and somebody yawns in the kitchen. There was one loud bang today, and mostly it was quiet. What was saved up can be told now. Away at night and asleep by day still leaves tea time.
    `,
  },
};
