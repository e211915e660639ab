import { said, type NamedScene } from '../scene.ts';

/** A first period that came in the middle of a school day, and the thought that everybody knew. */
export const cameAtSchool: NamedScene = {
  id: 'cameatschool',
  image: 'a day with a secret in it that hardly anybody saw, and a bag for the next one',
  cue: said(
    String.raw`(?=[^]*\bperiods?\b)(?=[^]*\b(?:started|came|come|got|began|begun|first)\b)(?=[^]*\b(?:at school|in (?:class|school|maths|english|pe|assembly|a lesson|lessons)|on the (?:bus|playing field)|at (?:a )?(?:sleepover|party|swimming|training))\b)[^]*?\b(?:mortified|embarrass\w*|asham\w*|everyone|everybody|people (?:saw|knew|know)|cried|crying|in tears|upset|humiliat\w*|does ?n['’]?t want to go|won['’]?t go|wo ?nt go|refus\w+|never (?:go|want)|back)\b`,
    String.raw`\b(?:(?:it|them|one|that) (?:happening|coming|starting|to (?:happen|come))|has ?n['’]?t|hasnt|not (?:started|come|got|begun)|worried (?:about|that|it|in case)|in case|what if|lesson periods?|periods? of|pain\w*|cramps?|laugh\w*|teas\w*|called|leak\w*|boys (?:said|laughed))\b`,
  ),
  decides: true,
  answers: /\b(?:periods?|school|mortified|embarrass\w*|everyone|knew|knows|cried|first|started)\b/i,
  titles: { older: 'What Hardly Anybody Saw' },
  beside: {
    benefits: [
      'Says what a first period is, and how little of it others see.',
      'Takes the embarrassment seriously without making it bigger.',
      'Gives {name} a small bag and a person to ask for the next time.',
    ],
    talk: {
      young: [
        'What happened on that school day?',
        'How may it be when a body picks its own time?',
        'Shall we pack a small bag?',
      ],
      older: [
        'How much can others really see?',
        'Which word went into the blank?',
        'Shall we pack a pouch, and agree on one word for a message?',
      ],
    },
  },
  text: {
    '8-10': `
      D<cameatschool> A first period keeps no calendar, and for {Name} it came on a school day. A body begins with that change when it is ready, for some at eight and for others at sixteen. A little blood leaves the womb over some days. It is not an injury, and it happens to about half of all people. On such a day it can seem that everyone has noticed. Mostly they were looking at their own books.
      P<cameatschool> From outside there is nothing to see of it, or a mark that could be paint. What somebody sees at twelve they have usually forgotten by one.
      P<cameatschool> Many of the grown-ups in a school had a first one there themselves. They know where the pads are, and they ask no questions.
      Q<cameatschool> Thinking of that day, {Name} might feel ____. Cross with the timing is one possibility.
      H<cameatschool> {helper} can show the different pads at home, and how each is put in.
      H<cameatschool> {helper} can tell one adult at school, so that there is somebody to go to.
      T<cameatschool> {he} can keep a small bag at school with two pads, clean pants and a dark plastic bag.
      T<cameatschool> {he} can say, "I need to go to the office." ~ No reason is needed.
      C<cameatschool> {he} can think, "Hardly anyone saw. I have a bag for next time."
      A<cameatschool> The day that came without asking is over, and it was the first of its kind. First ones are the hardest, since nobody can practise them. At the bottom of the school bag there is a small one now. The body carries on with this change in its own time. Most people in the corridor are thinking of lunch.
    `,
    '11+': `
      D<cameatschool> Nobody gets to choose the place for a first period, and for {Name} it was school, in the middle of everything. It is a change that a body makes between about nine and sixteen, without consulting the timetable. What leaves it is some blood over a few days, two or three tablespoons in all. It feels as if it had been announced over the loudspeakers. It had not. People overestimate how much others notice of them, by about double when it was measured, and on such a day by more.
      P<cameatschool> Whoever did notice is most likely to have been somebody who knows it from experience, and those people are on the same side. The rest were wondering about lunch.
      P<cameatschool> There are few women in a school without a story like it. Some could say which chair.
      Q<cameatschool> Walking into that room again, {Name} might notice ____. Anger at the timing is a reasonable answer.
      H<cameatschool> {helper} can leave the big talk for later and put pads of different kinds in a drawer.
      H<cameatschool> {helper} can agree on one word for a message, which means "bring trousers, ask nothing".
      T<cameatschool> {he} can keep a pouch at school: two pads, spare pants, a dark bag. ~ It turns an emergency into an errand.
      T<cameatschool> {he} can find out which adult has the pads. ~ "I need to see the nurse" is a whole sentence.
      T<cameatschool> {he} can tell one friend. ~ It is quite likely that there is a story in return.
      C<cameatschool> {he} can think, "It was loud inside my head and quiet outside it."
      A<cameatschool> The first one has happened now, which means that it can no longer happen by surprise in quite that way. A pouch in the bag makes the next time smaller, and so does one adult who knows. The body will go on with this change, irregularly at first. Where it hurts a lot, a doctor can help. By next week the room in question is an ordinary classroom again.
    `,
  },
}; // prettier-ignore
