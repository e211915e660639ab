import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

/** Whom the child is going to see. */
const BIRTH_RELATIVE: Role = {
  fallback: { text: 'the birth family' },
  cues: [
    ...['mum', 'mummy', 'mother', 'mom', 'dad', 'daddy', 'father', 'brother', 'sister', 'family', 'grandma'].map((word) => ({
      match: new RegExp(String.raw`\bbirth ${word}\b`, 'i'),
      phrase: { text: `{his} birth ${word}` },
    })),
    { match: /\bbirth parents\b/i, phrase: { text: '{his} birth parents', plural: true } },
  ],
}; // prettier-ignore

/** A meeting with somebody of the birth family, wherever the child lives now. */
export const seesBirthFamily: NamedScene = {
  id: 'birthvisit',
  image: 'a visit with a clock on the wall: before, there and after',
  cue: said(
    String.raw`\b(?:contact|visits?|visiting|see(?:s|ing)?|meet(?:s|ing)?|time) (?:\w+ )?(?:with |to )?(?:his|her|their|the) birth (?:mum|mummy|mom|mother|dad|daddy|father|parents?|family|brother|sister|siblings|grandma)\b|\bbirth (?:mum|mummy|mom|mother|dad|daddy|father|parents?|family)\b[^.!?]{0,40}\b(?:contact|visit|contact centre)\b`,
    String.raw`\b(?:cancel\w*|called off|put off|postponed|fell through|search\w*|online|facebook|instagram|find|found|trac(?:e|ing)|letter\w*|letterbox|doesn['’]?t want contact)\b`,
  ),
  decides: true,
  titles: { young: 'Before, There and After', older: 'Before, There and After' },
  roles: { relative: BIRTH_RELATIVE },
  text: {
    '4-5': `
      D<birthvisit> {Name} is going to see {relative}. A visit has three parts: before, there and after. Before can be long, and it may sit in the tummy. There, a clock is on the wall. After, a hand takes {Name} home to the family.
      P<birthvisit> Grown-ups get nervous before a visit too. They talk a lot, or not at all.
      Q<birthvisit> Before the visit, {Name} may feel ____.
      H<birthvisit> {helper} can say who is there and for how long.
      H<birthvisit> {helper} can keep the time after it quiet.
      T<birthvisit> {he} can take a game or a drawing along.
      T<birthvisit> {he} can ask for a break, and get one.
      C<birthvisit> {he} can count, "Before, there, after."
      A<birthvisit> Before is over, and there is over. Now it is after, with supper. It can be a loud after, or a sad one. In this family all of them are known.
    `,
    '6-7': `
      D<birthvisit> {Name} is going to see {relative}. For a body that is big, even if nobody says so. It gets ready early, and that can feel like a tummy ache. A visit has a before, a there and an after. The middle is the shortest. Grown-ups there look after the time. Wanting to go is fine, and not wanting to is fine.
      P<birthvisit> The person who comes may have been awake half the night. Nervous people talk about shoes and school.
      P<birthvisit> Liking somebody there takes nothing from the family at home. Nobody keeps a list.
      Q<birthvisit> On the day before, {Name} may feel ____. Afterwards it may be another word.
      H<birthvisit> {helper} can find out the time and who is there.
      H<birthvisit> {helper} can leave the questions until they are wanted.
      T<birthvisit> {he} can bring something to do with the hands, such as cards.
      T<birthvisit> {he} can agree on a word that means "stop for a bit".
      C<birthvisit> {he} can think, "First before, then there, then after."
      A<birthvisit> The clock in that room goes on without anybody. After is the part with the car and the long look outside. At home a family asks nothing, or one thing. What it was like belongs to {Name}.
    `,
    '8-10': `
      D<birthvisit> {Name} is going to see {relative}, and it stands in the calendar like any other date. It has three parts. The first is before, and it can take days and ruin a maths lesson. The second has a room, a clock and an adult who is in charge of both. The third is after. To be born to one person and live in another family is a lot to carry into one room.
      P<birthvisit> {relative} may be just as nervous, and ask about school twice. It is hard to say the big thing in an hour with a clock on the wall. Most people talk about trainers.
      P<birthvisit> The adults at home may be careful and over-cheerful. They would like it to go well, and they know that it is not theirs to judge.
      Q<birthvisit> In the days before, {Name} might feel ____. It can be two opposite words.
      H<birthvisit> {helper} can ask for the plan in advance: who, where, and how long.
      H<birthvisit> {helper} can keep the evening afterwards free of everything. ~ Even good visits are tiring.
      T<birthvisit> {he} can write down one question, and decide there whether to ask it.
      T<birthvisit> {he} can tell the social worker or whoever is there what would make it easier.
      C<birthvisit> {he} can think, "I can go in, and I can ask for a break."
      A<birthvisit> The second part is over when the clock says so, which is sometimes too early and sometimes not. The third belongs to {Name}. It may need chips, or a shut door, or a very long bath. In a family that knows about visits, nobody asks for a report.
    `,
  },
};
