import { said, type NamedScene } from '../scene.ts';

/** A baby that stays, and an older child who wants it to go back or says "I hate it": the feeling may be said, and a lap is free. */
export const wantsItSentBack: NamedScene = {
  id: 'sentback',
  image: 'a baby that stays, and a lap that is free again',
  cue: said(
    String.raw`(?=[^]*\b(?:baby|new ?born|little (?:brother|sister)|brother|sister|sibling)\b)[^]*?\b(?:(?:want\w*|wish\w*|ask\w*|tells?|told|said|says|beg\w*|when (?:is|will)|can we)\b[^.!?]{0,40}\b(?:(?:go|goes|going) (?:back|away|home)|send (?:\w+ )?(?:\w+ )?(?:back|away)|sent (?:back|away)|take (?:\w+ )?(?:\w+ )?back|give (?:\w+ )?(?:\w+ )?(?:back|away)|put (?:\w+ )?(?:\w+ )?(?:in the bin|back)|return\w*)|hates? (?:the|her|his|our|this|my) (?:new )?(?:baby|new ?born)(?: (?:brother|sister))?|(?:does ?n['’]?t|not) (?:want|like) (?:the|her|his|our|a) (?:new )?baby(?: (?:brother|sister))? (?:any ?more|now))`,
    String.raw`\b(?:hits?|hitting|bites?|biting|pinch\w*|push\w*|hurt\w*|pregnant|due|expecting|not (?:yet )?born|in (?:my|her|mummy's|mum's) tummy|died|miscarr\w*|hospital|nicu|crying|cries|noise|loud|back to (?:work|school|nursery)|her own|as well as|attention|cuddles?|half[- ]?(?:brother|sister)|step|twins?)\b`,
  ),
  decides: true,
  answers: /\b(?:hates?|back|away|wants?|baby|brother|sister|says|send|sent)\b/i,
  titles: { young: 'The Baby Stays', older: 'It Is Staying' },
  beside: {
    benefits: [
      'Lets {name} say that a baby is too much, without anybody being shocked.',
      'Says plainly that the baby stays, and that nobody is sent away.',
      'Gives {name} words to ask for a lap and for time alone with a grown-up.',
    ],
    talk: {
      young: ['Who stays in the story?', 'What can be said when it is too much?', 'When is the lap free?'],
      older: [
        'What is the hardest bit of a day?',
        'Which part is all right?',
        'What shall the two of us do without the baby?',
      ],
    },
  },
  text: {
    '2-3': `
      D<sentback> A baby is here. It stays and stays. {Name} may want it to go back. But the baby lives here too.
      P<sentback> A baby takes a lot of time. Grown-ups get tired.
      Q<sentback> With the baby here, {Name} may feel ____.
      H<sentback> {helper} can say, "Waiting is hard."
      T<sentback> {he} can stamp, stamp, stamp.
      C<sentback> {he} can say, "My turn for a lap."
      A<sentback> The baby stays, and {Name} stays. Now the lap is free. Up, up, up! A big hug for a big one.
    `,
    '4-5': `
      D<sentback> A baby came, and it did not go home again. {Name} may want it to go back. It can not, for this is its home. A baby is loud and takes up laps. It can not play yet. It is no wonder to be cross about that. A cross wish hurts nobody.
      P<sentback> Grown-ups may look shocked when it is said. They get cross and tired as well, and they love both.
      Q<sentback> When the baby has the lap, {Name} may feel ____.
      H<sentback> {helper} can say, "I love you, cross or not."
      H<sentback> {helper} can shut the door for a bit.
      T<sentback> {he} can say, "I am cross, and I want a lap."
      T<sentback> {he} can draw a very cross picture.
      C<sentback> {he} can think, "The baby stays, and I stay."
      A<sentback> The baby was loud today, and it was said aloud. Then it slept, and a lap was free. Nobody goes back, and nobody is sent away. Days with a baby are long, and a day has an end.
    `,
    '6-7': `
      D<sentback> A baby changes a whole house, and nobody asked {Name} first. There is less lap, less sleep and less quiet. So the wish comes that it would go back. Such a wish is only a wish, and it does no harm. The baby lives here now, and so does {Name}.
      P<sentback> Parents may be sad when they hear "I hate it". They know that it means, "It is too much."
      P<sentback> A baby does not take a place on purpose. It does not know yet that there are places.
      Q<sentback> When everybody looks at the baby, {Name} may feel ____. It can be two things in one minute.
      H<sentback> {helper} can listen to all of it. ~ Nobody needs to say that babies are sweet.
      H<sentback> {helper} can fix a time each day, only for {Name}. ~ Ten minutes count.
      T<sentback> {he} can say, "It is too much. I need you now."
      T<sentback> {he} can do one thing that the baby is too small for.
      C<sentback> {he} can think, "I may be cross, and I have my place."
      A<sentback> It was said, and nobody fell over. The baby is here, with its noise and its tiny socks. One day it will laugh at something, and that may well be at {Name}. Until then, a family has room for a cross person as well.
    `,
    '8-10': `
      D<sentback> For years a family had one shape, and then a baby moved in and everything was arranged around its sleep. {Name} may wish that it could be sent back, and that is not wicked. It is a protest against lost time, since nobody held a vote. A wish does nothing to a baby. It only says how big the change is.
      P<sentback> Parents tend to answer, "You don't mean that." It would help more to ask what exactly is missing.
      P<sentback> A baby wins every contest for attention because it has no other way to stay alive. It is not a judgement on anybody older.
      Q<sentback> When a plan is called off because of the baby, {Name} might feel ____. Love is allowed to come later.
      H<sentback> {helper} can hear the whole complaint without correcting it.
      H<sentback> {helper} can put an hour a week in the calendar that the baby has no part in.
      T<sentback> {he} can say what is missed most, such as the evenings or the quiet. ~ That can be worked on.
      T<sentback> {he} can keep one thing out of reach, with a door that shuts.
      C<sentback> {he} can think, "I needn't like it today. My place is still mine."
      A<sentback> The baby is staying, and so is the person who was here first. Feelings for it may turn up in their own time, often over something silly. Some weeks will be unfair, and that can be said out loud. There is an hour in the calendar with only two names in it.
    `,
  },
};
