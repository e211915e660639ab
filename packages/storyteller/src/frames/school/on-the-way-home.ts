import { TEACHER } from '../../school-roles.ts';
import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** Whoever drives the bus, by name where there is one. */
const DRIVER: Role = {
  fallback: { text: 'the driver' },
  cues: [
    { match: /\bdriver(?: is| is called| called|,)? Mr\.? (\p{Lu}\p{Ll}+)/u, phrase: { text: 'Mr $' } },
    { match: /\bdriver(?: is| is called| called|,)? Mrs\.? (\p{Lu}\p{Ll}+)/u, phrase: { text: 'Mrs $' } },
    { match: /\bdriver(?: is| is called| called|,)? (?!Mrs?\b|Miss\b|Ms\b)(\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
  ],
};
const WAY = String.raw`(?:walk(?:s|ing)?|way|journey|bus|train|cycl\w+|bike) (?:\w+ )?(?:home|to school|from school|back|to and from)|(?:after|before|outside|leaving|coming out of) school|(?:on|at) the (?:school )?bus(?: stop)?|bus stop|outside the (?:gates?|school)`;

/** Bullied on the way to or from school, where no teacher stands: who goes along, which way, and whom it is told to. */
export const onTheWayHome: NamedScene = {
  id: 'wayhome',
  image: 'a way home with people and lit shops on it',
  cue: said(
    String.raw`(?=[^]*\b(?:bull(?:y|ied|ies|ying)|pick(?:s|ed|ing)? on|follow(?:s|ed|ing)? (?:him|her|them)|wait(?:s|ing)? for (?:him|her|them)|push(?:es|ed|ing)? (?:him|her|them)|hit(?:s|ting)? (?:him|her|them)|threaten\w*|chas(?:e|es|ed|ing) (?:him|her|them)|throw(?:s|ing)? (?:things|stones|stuff)|jumped|beat(?:en)? up|call(?:s|ed|ing)? (?:him|her|them) names|called names|(?:takes?|took|taking|grabs?|steals?|throws?|nicks?) (?:his|her|their) (?:\w+ )?(?:hat|cap|bag|back ?pack|phone|money|lunch|coat|scarf|shoes?|things|stuff|glasses|football|ball))\b)[^]*?\b(?:${WAY})\b`,
    String.raw`\b(?:mugg(?:ed|ing)|robbed|(?:mates|friends) (?:have been|are|were) (?:picking|bullying)|pick(?:s|ed|ing)? on (?:an?|the|younger|smaller)|stranger|a man|men|car|dog|dogs|adult|brother|sister|(?:he|she|they) (?:is|has been) (?:bullying|picking on))\b`,
  ),
  decides: true,
  answers: /\b(?:walk\w*|home|bus|way|driver|(?:has|have)n['’]?t told|not told|after school)\b/i,
  titles: { older: 'The Way Home' },
  roles: { teacher: TEACHER, driver: DRIVER },
  text: {
    '6-7': `
      D<wayhome> Between school and home there is no teacher. Somebody is mean to {Name} there, again and again. That is bullying, and it counts there just as much. It need not stay a secret. School and home can both help, and so can others on that road.
      P<wayhome> People who bully look for places with nobody in them. With a grown-up near, it mostly stops.
      P<wayhome> School can help with it, even when it is outside the gate.
      Q<wayhome> Before the way home, {Name} may feel ____. Legs may know it first.
      H<wayhome> {helper} can meet {him} on the way for some weeks.
      H<wayhome> {teacher} can talk with those who do it, and with their families.
      H<wayhome> {helper} can tell the school what happened and on which day.
      T<wayhome> {he} can walk with a friend or near a grown-up.
      T<wayhome> {he} can sit near {driver}, or go where grown-ups are.
      T<wayhome> {he} can tell it again if it goes on.
      C<wayhome> {he} can think, "I tell it, and I go where people are."
      A<wayhome> Today somebody came along, and it was just a way home. There was a cat on a wall. Bullying can be stopped, on a road as well as at school. It was right to tell, and it can be told again.
    `,
    '8-10': `
      D<wayhome> The way to school is a gap: parents are at one end of it and teachers at the other. Bullying likes gaps, and {Name} has met it in that one. It is not a small thing because it happens outside the gate. In most places a school can act on what its pupils do on the way. It only needs to be told. Until it stops, {he} can have company.
      P<wayhome> Whoever does it relies on two things, on a quiet place and on nobody telling. Both can be taken away.
      P<wayhome> Shopkeepers, drivers and crossing wardens see more than they say. Most of them would help if they were asked.
      Q<wayhome> When the bell rings for home time, {Name} might feel ____. It is reasonable to be on guard.
      H<wayhome> {helper} can come along, or arrange for somebody older to, until it has stopped. ~ It need not be for long.
      H<wayhome> {helper} can report it to the school with days, names and places. ~ A bus company keeps cameras as well.
      H<wayhome> {teacher} can speak with whoever does it, and tell the driver.
      T<wayhome> {he} can go with others, leave a few minutes earlier, or choose a seat or a road with people.
      T<wayhome> {he} can go where an adult is, such as {driver} or a shop, and say what is happening. ~ Safety comes before pride.
      T<wayhome> {he} can tell {teacher}, even if it seems late for that. ~ It counts on the first day and on the fiftieth.
      C<wayhome> {he} can think, "Company, lights, and then I tell."
      A<wayhome> It is the same way home, with company this time. Nobody stood in it. The school has a list with days on it, and somebody has been spoken to. None of it was {his} fault, and telling was the thing that helped. If it starts again, it gets told again.
    `,
    '11+': `
      D<wayhome> Bullying tends to settle where responsibility changes hands, and the way home is exactly such a place. {Name} has met it there, in the stretch that belongs neither to school nor to home. Technically that is not quite true. Schools can act on what their pupils do on the journey, and buses record it. Hitting or threatening is a matter for the police on any pavement. The only thing that none of them can act on is silence.
      P<wayhome> The people who do this choose the place with care, and that says it all. They know quite well that they could not do it in front of an adult.
      P<wayhome> Changing the route is not giving in. It is what any sensible adult would do in the meantime.
      Q<wayhome> On the last stretch of the school day, {Name} might notice ____.
      H<wayhome> {helper} can report it in writing to the school, with dates and places, and ask what will be done by when.
      H<wayhome> {helper} can arrange company or a lift, until the others have understood that it is over.
      T<wayhome> {he} can go with people, sit near {driver}, and keep to places where there are adults.
      T<wayhome> {he} can save what shows it: a photo of damage, messages, times. ~ Facts get answered.
      T<wayhome> {he} can leave a bad situation without a word and ring somebody. ~ There is nothing to win there.
      C<wayhome> {he} can think, "Company first. Then it goes on record."
      A<wayhome> The way home can become ordinary again, by way of a lift, a report and a teacher at the gate. There was help in more places than it seemed. None of it was {his} fault. If it starts again, there is a file with a date on the first page, and telling takes one sentence.
    `,
  },
};
