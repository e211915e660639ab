import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What is worn for a set number of hours, or all night. */
const WORN: Role = {
  fallback: { text: 'the brace' },
  cues: [
    { match: /\bback brace\b|\bscoliosis\b/i, phrase: { text: 'the brace' } },
    { match: /\bboots and bar\b/i, phrase: { text: 'the pair of boots' } },
    { match: /\b(?:splints|afos|orthotics|orthoses)\b/i, phrase: { text: 'the pair of splints' } },
    { match: /\bsplint|\bafo\b|\borthosis\b/i, phrase: { text: 'the splint' } },
    { match: /\bhelmet\b/i, phrase: { text: 'the helmet' } },
    { match: /\bcorset\b/i, phrase: { text: 'the corset' } },
  ],
};

const THING = String.raw`\b(?:(?:back|neck|leg|scoliosis|the|a|his|her|their) brace|corset|splints?|afos?|orthosis|orthoses|orthotics|helmet|halo (?:vest|brace)|boots and bar)\b`;
const HOURS = String.raw`\b(?:(?:\d+|twenty[- ]?\w*|all|so many|how many|most|few) hours|hours? (?:a|every|per|each) (?:day|night)|(?:comes?|taken|takes|goes) (?:it |them )?off|\d+ ?(?:\/|out of|of) ?24|(?:every|each|all|at|through the|whole) night|night(?:s|-?time)?|(?:sleep\w*|bed) (?:in|with) (?:it|them)|all day(?: and (?:all )?night)?|day and night|round the clock|(?:hour|time) (?:off|out of it|without)|takes? (?:it|them) off|off again)\b`;

/** A brace or splint that is worn for most of the day or all night, and the time that is without it. */
export const hoursOfWearing: NamedScene = {
  id: 'hoursworn',
  image: 'a clock with many hours for the brace, and the ones that are without it',
  cue: said(
    `(?=[^]*${THING})[^]*?${HOURS}`,
    String.raw`\b(?:rubs?|rubbing|pinch\w*|blister\w*|sore|star(?:e|es|ed|ing)|laugh\w*|teas\w+|embarrass\w*|ashamed|teeth|dentist|orthodont\w+|broke\w*|fracture\w*|plaster)\b`,
  ),
  decides: false,
  answers: new RegExp(`${HOURS}|\\b(?:hours?|is hers|is his)\\b`, 'i'),
  titles: { young: 'On, and Then Off', older: 'The Hours on a Clock' },
  roles: { worn: WORN },
  text: {
    '4-5': `
      D<hoursworn> {worn} can help a body while it grows. It was made to fit {Name} and nobody else. For that job it gets a lot of time. It is hard to get used to. But a clock goes round, and there is time without it too. Then skin has a rest.
      P<hoursworn> Grown-ups watch the clock for it. They want the body to get its help.
      P<hoursworn> New things feel big at the start. Skin gets used to them bit by bit.
      Q<hoursworn> When it goes on again, {Name} may feel ____.
      H<hoursworn> {helper} can make a clock of card with two colours.
      H<hoursworn> {helper} can look at the skin when it comes off.
      T<hoursworn> {he} can choose what to do in the time without it.
      T<hoursworn> {he} can point to a spot that feels wrong.
      C<hoursworn> {he} can say, "On now, and off again later."
      A<hoursworn> The clock went round to the other colour. Off it came, and there was a big stretch. A bath, a game or a cuddle can fit in there. Then it goes back to its job.
    `,
    '6-7': `
      D<hoursworn> A clock can be cut up like a cake. Most of the pieces may go to {worn}. It was made to fit {Name}, and it works while other things go on. Bones and muscles grow slowly, so the help they get is slow too. What is left is the time without it. That is for {Name} to fill.
      P<hoursworn> A doctor worked out the hours. They are for the body and not for good behaviour. Nobody earns them or loses them.
      P<hoursworn> At the start, many people count the hours. Later they count only the ones without it. It can take some weeks.
      Q<hoursworn> When it goes on again, {Name} may feel ____. Cross and fine can be there on one day.
      H<hoursworn> {helper} can draw the clock in two colours, for on and off.
      H<hoursworn> {helper} can guard the time without it. ~ Homework and chores can wait outside.
      H<hoursworn> {helper} can write down where it is hard and tell the clinic.
      T<hoursworn> {he} can make a list of good things for the time without it.
      T<hoursworn> {he} can choose when that time is, if the clinic agrees.
      T<hoursworn> {he} can tell a grown-up about marks that stay. ~ Then it can be changed.
      C<hoursworn> {he} can think, "That piece of the clock is mine."
      A<hoursworn> The hands of the clock come round to that piece again. Off it comes, and skin gets air. A bath can fit in there, or a game, or nothing at all. Then it goes on again, and a body grows with some help. The clock goes round again tomorrow.
    `,
    '8-10': `
      D<hoursworn> Growing is slow work, and equipment that is to guide it needs time. That is why {worn} may come with a large number of hours. {Name} may find much of a clock taken up by it, asleep or awake. What is left belongs to nobody else. It is worth some planning, as pocket money is.
      P<hoursworn> The number was worked out by people who measure bones and muscles. They know that it is a lot to ask. It works while it is worn and not in a cupboard, so they count.
      P<hoursworn> Others see that something is new, or see nothing at all. They cannot see the clock.
      Q<hoursworn> When it goes on again, {Name} might feel ____. Being used to it and being fed up with it do not rule each other out.
      H<hoursworn> {helper} can keep the time without it free of chores. ~ It is not there for homework.
      H<hoursworn> {helper} can take questions to the clinic, such as sport, heat and how it sits.
      T<hoursworn> {he} can write a menu of things for the time without it, from swimming to lying on a rug.
      T<hoursworn> {he} can ask the clinic when in the day that time may be.
      T<hoursworn> {he} can say at once where it presses. ~ It was made for one body and can be changed.
      T<hoursworn> {he} can have an answer ready for others: "It is {worn}. It helps me grow." ~ After that they mostly ask about something else.
      C<hoursworn> {he} can think, "Those hours are for growing. These are for me."
      A<hoursworn> The straps open with the sound they make, and the skin gets air. What happens now has nothing to do with health. It may be a shower, a song or half an hour of nothing. Then the clock moves on, and the slow work goes on with it, mostly unnoticed.
    `,
    '11+': `
      D<hoursworn> Some equipment comes with arithmetic: a day has twenty-four hours, and {worn} may be meant to have a great part of them. {Name has} been handed a timetable by people who go home without one. There is a reason for the number. Growth can only be guided while it happens, and it does not keep office hours. What remains is the part of the clock that has no purpose but its owner's.
      P<hoursworn> Clinics measure hours because the results follow them. They also know that the person inside is the one who does the work, and a good clinic says so.
      P<hoursworn> Other people at school look once or twice, and a few may say something. A remark like that says nothing about the person in {worn}. Many of them are seeing one for the first time, and they are curious for about a week.
      Q<hoursworn> When the straps close again, {Name} might notice ____. Boredom, anger and habit can take turns.
      H<hoursworn> {helper} can stop mentioning the hours, if a log does the counting. ~ One reminder is enough for anybody.
      H<hoursworn> {helper} can bring up clothes, heat and sleep at the clinic, so that it need not be {Name} alone.
      T<hoursworn> {he} can settle with the clinic which hours are free, and keep one for no reason at all.
      T<hoursworn> {he} can have one sentence ready for school, such as: "It is {worn}, and it does its work while I do mine." ~ One answer, given the same way each time, ends most of the asking.
      T<hoursworn> {he} can look for others who wear one. ~ They have tips that no leaflet has.
      C<hoursworn> {he} can think, "It has its hours, and I have mine."
      A<hoursworn> Off it comes, and the first thing is usually a long stretch. The free part of the clock has one owner, and nobody else is entitled to fill it with something useful. After that the equipment goes on again, and so does the slow work. It will end one day, even if the date is written in pencil.
    `,
  },
};
