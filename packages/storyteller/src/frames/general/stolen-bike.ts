import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const THING = String.raw`(?:bikes?|bicycles?|scooters?|trike|skateboard|football|bag|rucksack|phone|watch|tablet|coat|trainers|guitar|football boots|go[- ]?kart)`;

/** What was taken, in the parent's word. */
const TAKEN: Role = {
  fallback: { text: 'bike' },
  cues: (['scooter', 'trike', 'skateboard', 'football boots', 'football', 'bag', 'rucksack', 'phone', 'watch', 'tablet', 'coat', 'guitar'] as const).map(
    (text) => ({ match: new RegExp(String.raw`\b${text}s?\b`, 'i'), phrase: { text, plural: text.endsWith('boots') } }),
  ),
}; // prettier-ignore

/** Something of the child's was stolen by nobody knows whom: no fault of the child's, no hunt, and things are looked after again. */
export const stolenBike: NamedScene = {
  id: 'wastaken',
  image: 'an empty place where something stood, and a home that is shut at night',
  cue: said(
    String.raw`\b(?:his|her|their|my (?:son|daughter)['’]s|the) (?:\w+ ){0,3}?${THING} (?:\w+ ){0,2}?(?:was|were|got|has been|have been|is) (?:stolen|nicked|pinched|taken (?:from|out of) (?:the|our) (?:garden|shed|garage|street|park|rack|bike))|\b(?:stole|nicked|pinched) (?:his|her|their) (?:\w+ ){0,2}?${THING}\b|\bhad (?:his|her|their) (?:\w+ ){0,2}?${THING} (?:stolen|nicked|pinched)`,
    String.raw`\b(?:bull\w*|at school|in (?:his|her|their) class|class ?mates?|friend|brother|sister|cousin|mugg\w*|knife|hit|threat\w*|he stole|she stole|he nicked|she nicked)\b`,
  ),
  decides: true,
  answers: /\b(?:stolen|nicked|pinched|taken|bike|scooter|burglar|upset|angry|sad|garden|shed|scared)\b/i,
  titles: { young: 'An Empty Place', older: 'The Place by the Wall' },
  roles: { taken: TAKEN },
  beside: {
    benefits: [
      'Says that whoever takes things is to blame, and nobody else.',
      'Lets {name} be sad and angry about a thing that mattered.',
      'Tells what grown-ups can do, and promises no return of it.',
    ],
    talk: {
      young: ['What was it like to find the empty place?', 'Who can be told?', 'What was the best ride?'],
      older: [
        'Which word went into the blank?',
        'What can be done, and what can not?',
        'What would help to feel safe about the rest of our things?',
      ],
    },
  },
  text: {
    '4-5': `
      D<wastaken> {Name} had a {taken}, and somebody took it. Now there is an empty place. Nobody asked, and that is not right. It is not the fault of the one it belongs to. It is fine to be sad about it.
      P<wastaken> Most people leave things where they are. One did not.
      Q<wastaken> Beside the empty place, {Name} may feel ____.
      H<wastaken> {helper} can tell the police what it looks like.
      H<wastaken> {helper} can lock the door at night.
      T<wastaken> {he} can draw the {taken}.
      T<wastaken> {he} can say, "I want it back."
      C<wastaken> {he} can think, "I miss it, and I am safe at home."
      A<wastaken> Perhaps it comes back, and perhaps not. Nobody knows. The door is shut, and all are in. The best ride of all is still in the head.
    `,
    '6-7': `
      D<wastaken> Things have a place, and one day the place can be empty. {Name} had a {taken}, and somebody took it. That is stealing, and it is wrong. It is the fault of the one who took it, and of nobody else. It can hurt for a while. Good days belong to a thing like that.
      P<wastaken> Most people who go by leave things where they are. It takes only one who does not.
      P<wastaken> The police write it down. Some things are found again, and many are not.
      Q<wastaken> At the sight of the empty place, {Name} may feel ____. It may be sad and angry at once.
      H<wastaken> {helper} can tell the police, with a photo of the {taken}.
      H<wastaken> {helper} can show how the house is locked at night.
      T<wastaken> {he} can write or draw what was good about it.
      T<wastaken> {he} can say it out loud, "That was mine, and it is unfair."
      C<wastaken> {he} can think, "It was taken. It was not my fault."
      A<wastaken> The place is still empty, and perhaps it stays so. Perhaps something else stands there one day. What was fun on it, nobody can take. At night the doors are shut, and everybody at home is in.
    `,
    '8-10': `
      D<wastaken> A thief needs about half a minute. The person whose {taken} it was needs a good deal longer. {Name} may go over it again and think of locks and walls. But owning something is no mistake. One person decided to take what belongs to somebody else, and the blame for that has only one address.
      P<wastaken> Whoever did it knows nothing about the owner. It was not meant for anybody, which makes it no better.
      P<wastaken> The police take a description and a number, if there is one. A few things turn up again, and it is honest to say that most do not.
      Q<wastaken> At the place where it used to be, {Name} might feel ____. It can be anger first and sadness by the evening.
      H<wastaken> {helper} can report it, and ask the insurance if there is one.
      H<wastaken> {helper} can go through the locks of the house with {him}. ~ It is good to know, and then to stop thinking about it.
      T<wastaken> {he} can put a notice with a picture in a shop window, with a grown-up.
      T<wastaken> {he} can be angry about it without planning anything.
      C<wastaken> {he} can think, "Taken by somebody. No fault of mine."
      A<wastaken> For some weeks eyes go to every {taken} that looks like it. Then they do so less often. It may be replaced, or it may take a long time to save for. What is gone is a thing, and it was a good one. The street still has more people in it who leave things alone.
    `,
    '11+': `
      D<wastaken> Theft is a small crime in the papers and a large one at home. Somebody took a {taken} that belonged to {Name}, together with the freedom that came with it. Afterwards the mind runs through everything that might have prevented it, which is its way of pretending to be in charge. The decision was made by one person, and it was not this one.
      P<wastaken> Friends may ask why it was not locked, or why it was there at all. It is a way of telling themselves that it could not happen to them.
      P<wastaken> A report gives the police a number to check against what they find. The odds are not good, and it is still worth doing.
      Q<wastaken> Walking past the place, {Name} might notice ____. Rage is common, and so is feeling a little less safe.
      H<wastaken> {helper} can do the forms, and say plainly what can be replaced and when.
      H<wastaken> {helper} can leave out the lesson about locks for a week.
      T<wastaken> {he} can report it along with an adult, with serial number and pictures.
      T<wastaken> {he} can check second-hand sites, and pass anything that looks familiar to the police. ~ Meeting a seller is a job for them.
      C<wastaken> {he} can think, "Somebody else's decision. My loss, and not my fault."
      A<wastaken> It may be found, replaced or merely missed. The suspicion of every passer-by wears off, because nearly all of them turn out to be people going to buy bread. What was lost had a price and some good afternoons. Only the first of the two can be stolen.
    `,
  },
};
