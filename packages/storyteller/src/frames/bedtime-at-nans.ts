import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const KIN = [
  ['Nan', 'nan|nannie|nanny'],
  ['Nana', 'nana|nanna'],
  ['Gran', 'gran'],
  ['Granny', 'granny|grannie'],
  ['Grandma', 'grandma|grandmother|gran(?:d)?ma'],
  ['Grandad', 'grand ?dad|granddad'],
  ['Grandpa', 'grandpa|grandfather'],
] as const;
const ANY_KIN = KIN.map(([, word]) => word).join('|');

/** At whose home the night is. */
const HOST: Role = {
  hosts: true,
  fallback: { text: 'Grandma' },
  cues: KIN.map(([text, word]) => ({ match: new RegExp(String.raw`\b(?:${word})\b`, 'i'), phrase: { text } })),
};
/** Who is missed there. */
const MISSED: Role = {
  fallback: { text: 'somebody at home' },
  cues: [
    { match: /\b(?:for|rings?|phones?|calls?|wants?|misses|asks? for) (?:\w+ )?(?:mum|mummy|mam)\b/i, phrase: { text: 'Mum', gender: 'f' } },
    { match: /\b(?:for|rings?|phones?|calls?|wants?|misses|asks? for) (?:\w+ )?(?:mom|mommy)\b/i, phrase: { text: 'Mom', gender: 'f' } },
    { match: /\b(?:for|rings?|phones?|calls?|wants?|misses|asks? for) (?:\w+ )?(?:dad|daddy)\b/i, phrase: { text: 'Dad', gender: 'm' } },
  ],
}; // prettier-ignore
const CRIES = String.raw`\b(?:cr(?:y|ies|ying)|tears|upset|sobs?|home ?sick|(?:rings?|phones?|calls?|wants?|asks? for|misses) (?:for )?(?:his |her |their )?(?:mum\w*|mom\w*|dad\w*|me|home))\b`;

/** A night at a grandparent's that comes again, and the missing that comes at its bedtime. */
export const bedtimeAtNans: NamedScene = {
  id: 'nannight',
  image: 'a call before the story, and the story after it',
  cue: said(
    String.raw`(?=[^]*\b(?:${ANY_KIN})\b)(?=[^]*\b(?:stays?|staying|sleeps?(?: over)?|sleep ?over|overnight|nights? (?:at|with))\b)(?=[^]*\b(?:bed ?time|at night|in bed|goes to bed|night)\b)[^]*?${CRIES}`,
    String.raw`\b(?:lives? with|died|dead|funeral|hospital|divorc\w*|dark|monsters?|wets?|ill|cancer|dementia|foster\w*|kinship|(?:nan\w*|gran\w*) (?:is |are )?(?:staying|coming|living|stays) (?:with|at) (?:us|ours)|first time|holiday)\b`,
  ),
  decides: true,
  answers: /\b(?:cr\w+|rings?|bed ?time|stays?|misses|night|fridays?|saturdays?|mum|home)\b/i,
  titles: { young: 'First a Call, Then a Story', older: 'The Call Before the Story' },
  roles: { hosted: HOST, missed: MISSED },
  text: {
    '4-5': `
      D<nannight> Some nights {Name} sleeps at {hosted}'s. The day goes by fast there. Then it is bedtime, and it gets quiet. In the quiet, {Name} may miss home. That is a big feeling, and it is a good sort. It comes from love.
      P<nannight> {missed} may think of {Name} at bedtime, too.
      Q<nannight> When it gets quiet, {Name} may feel ____.
      H<nannight> {helper} can sit by the bed for a bit.
      H<nannight> {helper} can help to ring early. ~ Then there is a story.
      T<nannight> {he} can hold a thing that smells of home.
      T<nannight> {he} can draw a picture to take home.
      C<nannight> {he} can say, "I miss home, and I am safe here."
      A<nannight> First came the call, and then came the story. Missing home came along as well. Somebody sat next to the bed. After the night comes breakfast at {hosted}'s. Later there is home.
    `,
    '6-7': `
      D<nannight> On some nights, {Name} sleeps at {hosted}'s. By day there is a lot to do. Then it is bedtime, and it gets quiet. In the quiet, {Name} may miss home all at once. Missing waits for a quiet place. A call can help with it. A late call can also make it bigger, for a voice goes away again.
      P<nannight> {missed} may be thinking of {Name} at bedtime, too. It is nice to think of each other, and it can hurt a bit.
      P<nannight> It is not about {hosted}'s home. People can like a place and miss another one.
      Q<nannight> When the light goes down, {Name} may feel ____. It may be in the throat or the tummy.
      H<nannight> {helper} can help to ring before the teeth and the story.
      H<nannight> {helper} can sit by the bed until it is quieter inside.
      T<nannight> {he} can bring something that smells of home, such as a pillowcase.
      T<nannight> {he} can draw one thing for {missed}, to show tomorrow.
      C<nannight> {he} can think, "I miss home, and I am all right here."
      A<nannight> The call came early, and after it there was a story. The missing came as well, and somebody sat by the bed. It got smaller when it was told. After the night there is toast at {hosted}'s. Home comes after that, when it is time.
    `,
    '8-10': `
      D<nannight> A night at {hosted}'s has an easy part and a hard part. By day there is plenty going on. At bedtime {Name} may miss home all at once, because missing waits until a mind has nothing else to do. That part may last for half an hour. It can be surprising in a place that somebody likes and knows. A phone call seems to be the cure. Late in the evening it often works the other way, since a voice that says goodnight has gone again.
      P<nannight> {missed} may think of {Name} at about the same time. It is an odd comfort, and it is true in a good many homes.
      P<nannight> Whoever has a child to stay knows about that half hour. It is not taken as a complaint about the house.
      Q<nannight> When the light goes down, {Name} might feel ____. It is often in the throat first.
      H<nannight> {helper} can help to have the call before supper, with a story or a game after it.
      H<nannight> {helper} can stay near for that half hour and talk about something dull. ~ Dull is restful.
      T<nannight> {he} can bring a pillowcase or a jumper from home. ~ Smell is the sense that remembers best.
      T<nannight> {he} can write one line for {missed} and hand it over the next day.
      C<nannight> {he} can think, "It is half an hour. I know it."
      A<nannight> The call was early, the line is written, and the half hour went by like a bus that stops everywhere. The missing may come again next time. It is no sign that something is wrong with either bed. In the morning {hosted}'s kitchen smells of toast, and home is on the list for later.
    `,
  },
};
