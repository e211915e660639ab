import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

const LATE = String.raw`\b(?:(?:i'?m|im|i am|we'?re|we are|mum(?:my)?'?s?(?: is)?|dad(?:dy)?'?s?(?: is)?|someone'?s?(?: is)?|is|are|when|being|even|minutes?|bit|running|home|comes?|comes? home) (?:\w+ ){0,3}late|late (?:to|for|at|picking|collecting|home|from)|(?:isn'?t|is not|not) (?:home|back|there) (?:on time|yet|by|when))\b`;
const THOUGHT = String.raw`\b(?:die[ds]?|dead|killed|crash\w*|accident|something (?:bad |terrible |awful )?(?:has |must have |will )?happen\w*|not (?:coming|come) back|never com(?:e|ing) back)\b`;

/** Somebody who is late, and a child who thinks that they have died: often since there was a death. */
export const lateAtTheGate: NamedScene = {
  id: 'latethought',
  image: 'a clock, a queue of cars, and the many reasons for being late',
  cue: said(
    `(?=[^]*(?:${LATE}))(?=[^]*(?:${THOUGHT}))(?=[^]*\\b(?:thinks?|thought|worr\\w+|panics?|panicked|believes?|convinced|scared|afraid|terrified|asks?|asked|says?|imagines?|sure|cries|sobs)\\b)`,
    String.raw`\bown (?:death|dying)|\bfuneral\b`,
  ),
  decides: true,
  answers: new RegExp(`${LATE}|${THOUGHT}`, 'i'),
  titles: { young: 'Late Is a Word for Traffic', older: 'What Late Mostly Means' },
  roles: {
    teacher: TEACHER,
    lost: {
      fallback: { text: 'the worry' },
      cues: [
        { match: /\b[Aa]unt(?:ie|y)? (\p{Lu}\p{Ll}+)\b/u, phrase: { text: 'Auntie $' } },
        { match: /\b[Uu]ncle (\p{Lu}\p{Ll}+)\b/u, phrase: { text: 'Uncle $' } },
        { match: /\b(?:nan|nana|nanny)\b[^.!?]{0,30}\b(?:died|passed|death)\b/i, phrase: { text: 'Nan' } },
        { match: /\b(?:gran|granny)\b[^.!?]{0,30}\b(?:died|passed|death)\b/i, phrase: { text: 'Gran' } },
        { match: /\bgrandma\b[^.!?]{0,30}\b(?:died|passed|death)\b/i, phrase: { text: 'Grandma' } },
        { match: /\bgrand(?:ad|dad)\b[^.!?]{0,30}\b(?:died|passed|death)\b/i, phrase: { text: 'Grandad' } },
        { match: /\bgrandpa\b[^.!?]{0,30}\b(?:died|passed|death)\b/i, phrase: { text: 'Grandpa' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<latethought> Somebody is late, at the gate or at home. {Name} may think a big worry then: "Did they die?" It is hard to see why somebody is late. Mostly it is a red light or a lost key. A worry does not think of keys.
      P<latethought> Whoever is late wants to be quick. Looking at the clock does not help with a full road.
      P<latethought> At school, {teacher} stays with a child until somebody comes.
      Q<latethought> When it gets late, {Name} may feel ____.
      H<latethought> {helper} can ring and say, "Five minutes."
      H<latethought> {helper} can say who comes when a car is stuck.
      T<latethought> {he} can stand next to a grown-up and say the worry.
      T<latethought> {he} can count the red cars that go by.
      C<latethought> {he} can say, "Late is mostly traffic."
      A<latethought> There was a long line of cars, all of them late. Then came a known coat and a known voice. The worry was big, and it was told to somebody. There is time to talk about it on the way home.
    `,
    '6-7': `
      D<latethought> Sometimes somebody is late, at school or at home. {Name} may wait there and think that the person has died. It is a big worry, and it comes fast. People do die, and a child who knows that is not silly. But late and dead are two things, and a worry puts them into one.
      P<latethought> Reasons for being late are mostly small. They are keys, lorries, a long call, a bus that was full. Someone who is stuck thinks, "I hope nobody worries."
      P<latethought> After a death in a family, many people watch the clock more than before. Grown-ups do it too.
      Q<latethought> When the clock goes past the time, {Name} may feel ____. A body may notice it before the head.
      H<latethought> {helper} can send word when it gets late. ~ A message can be there before the car.
      H<latethought> {helper} can talk about {lost} on some other day. ~ A big worry gets smaller when it is told.
      H<latethought> {helper} can make a plan: where to wait, and who comes next.
      T<latethought> {he} can tell a grown-up, "I am worried because it is late."
      T<latethought> {he} can think of three small reasons, one for each finger.
      C<latethought> {he} can think, "Late has a hundred reasons, and most are small."
      A<latethought> It was a lorry in a narrow road, and eleven cars behind it. The worry said one thing, and the lorry was another. Then a known face came round the corner. On the way home a worry can be told from the start.
    `,
    '8-10': `
      D<latethought> When somebody is ten minutes late, a head looks for the reason. {Name} may find that it goes straight to the worst one, and that the person has died. There is a cause for that kind of worry. A brain keeps what would matter most at the top of the pile. It lies there because it would matter, and not because it is likely.
      P<latethought> Whoever is late is usually looking at a clock too, behind a tractor or on a platform. It is an annoying place to be, and a safe one.
      P<latethought> A good many adults do the same sum when the phone rings at an odd time. They seldom mention it.
      Q<latethought> In the first late minutes, {Name} might notice ____. It may be in the breath or in the stomach.
      H<latethought> {helper} can agree on a plan: a message at five minutes, and a person to go to. ~ A plan leaves less room for guessing.
      H<latethought> {helper} can talk about {lost} on some other day, for as long as is wanted.
      T<latethought> {he} can tell the adult in charge and stay beside them. ~ Two can wait for a message better than one.
      T<latethought> {he} can list five dull reasons before the worst one. ~ The list is usually right by number two.
      C<latethought> {he} can think, "That is the top of my pile. It is not the news."
      A<latethought> It was a closed road, which was number three on the list. The worry had been quicker, as worries are, and it had a reason to be. It is told now, and it is nothing odd. There is a whole way home in which it can be told from the start.
    `,
  },
};
