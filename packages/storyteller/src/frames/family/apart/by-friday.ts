import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { PARENTS } from './one-and-the-other.ts';

const TURN = String.raw`\b(?:fridays?|(?:every )?(?:other|second|alternate) weekends?|weekends|(?:every|each) weekend|saturdays)\b`;
const HARD = String.raw`\b(?:does(?:n'?t| not) want|do(?:n'?t| not) want|hates|cr(?:y|ies|ied|ying)|worr\w+|upset|anxious|nervous|refus\w+|clings?|begs?|asks? not|has to|have to|tummy|stomach|sick|ache)\b`;
const THERE = String.raw`(?:(?:his|her|their) )?(?:${PARENTS}|father|mother)(?:['’]?s)?\b`;

/** Where the other parent lives, as far as it is said. */
export const OVER_THERE: Role = {
  fallback: { text: 'the other home' },
  cues: [
    { match: /\bdad(?:dy)?['’]?s (?:new )?flat\b|\b(?:dad|daddy|father)\b[^.!?]*\bat his flat\b/i, phrase: { text: "Dad's flat" } },
    { match: /\b(?:mum|mummy)['’]?s (?:new )?flat\b|\b(?:mum|mummy|mother)\b[^.!?]*\bat her flat\b/i, phrase: { text: "Mum's flat" } },
    { match: /\bdad(?:dy)?['’]?s (?:new )?(?:house|place|home)?\b|\bat (?:his|her|their) (?:dad|father)['’]?s\b/i, phrase: { text: "Dad's home" } },
    { match: /\bmom(?:my)?['’]?s (?:new )?(?:house|place|home|flat|apartment)?\b/i, phrase: { text: "Mom's home" } },
    { match: /\bmum(?:my)?['’]?s (?:new )?(?:house|place|home)?\b/i, phrase: { text: "Mum's home" } },
  ],
}; // prettier-ignore

/** A weekend with the other parent that a body knows about by Friday. */
export const byFriday: NamedScene = {
  id: 'byfriday',
  image: 'a tummy that knows what day it is before anybody has said it',
  cue: said(
    String.raw`(?=[^]*${TURN})(?=[^]*${HARD})(?=[^]*\b${THERE})[^]*?(?:${TURN}[^]*?\b${THERE}|\b${THERE}[^]*?${TURN})`,
    String.raw`\b(?:grand|nan|gran|football|swimming|club|works?|working|away|mosque|church|hit|hurt|drunk|shout\w*|homework|prison)\w*\b`,
  ),
  decides:
    /^(?=[^]*\b(?:fridays?|(?:other|second|alternate) weekends?|weekends)\b)(?=[^]*\b(?:separat\w+|divorc\w+|split|his (?:dad|mum)['’]?s|her (?:dad|mum)['’]?s|their (?:dad|mum)['’]?s|(?:dad|daddy|mum|mummy)['’]s (?:new )?(?:flat|house|place)|at his flat|at her flat)\b)[^]*?\b(?:tummy|stomach|belly|ache|sick|does(?:n'?t| not) want to go|cries|upset|clings)/i,
  titles: { young: 'A Tummy on Friday', older: 'What a Tummy Knows on Friday' },
  roles: { there: OVER_THERE },
  text: {
    '4-5': `
      D<byfriday> Some nights {Name} sleeps at {there}. Before the change of homes, a tummy may ache. A tummy can do that when a thing is hard. It knows that the bag gets packed.
      P<byfriday> Grown-ups get a tight tummy, too. They get it before a long drive.
      Q<byfriday> When the bag gets packed, {his} tummy may feel ____.
      H<byfriday> {helper} can put the days on a big calendar. ~ Each home has its colour.
      H<byfriday> {helper} can ask the tummy how it is, and listen.
      T<byfriday> {he} can put in one thing that is nice in both homes.
      T<byfriday> {he} can tell about the tummy in both homes.
      C<byfriday> {he} can say, "My tummy comes too."
      A<byfriday> The bag goes out of one home and into the other. The tummy comes along. There is a breakfast there, and a bed. Then the bag comes back, and {Name} is home again. It is okay to say how it was.
    `,
    '6-7': `
      D<byfriday> {Name} has some weekends at {there}. On Friday a tummy may know it before anybody has said it. It is hard to change homes, and then a tummy can ache. That ache is real. A person can love both parents and still find it hard.
      P<byfriday> A head and a tummy send each other messages all day. When something is hard, tummies get tight. It happens to grown-ups as well, before a first day or a long drive.
      Q<byfriday> On such a Friday, {his} tummy may feel ____.
      H<byfriday> {helper} can mark the weekends on a calendar. ~ Then no Friday is a surprise.
      H<byfriday> {helper} can tell the other parent about the tummy. ~ Grown-ups can plan a softer start.
      T<byfriday> {he} can pack one thing that belongs to both homes.
      T<byfriday> {he} can say how the tummy is, in both homes. ~ It is okay to say it anywhere.
      C<byfriday> {he} can think, "My tummy knows it is Friday. Sunday comes, too."
      A<byfriday> The bag goes from one home to the other, and the tummy goes along. There is a Saturday there, with its own breakfast. On Sunday the bag comes back. The tummy may have been quiet for some of the time. That can be told as well.
    `,
    '8-10': `
      D<byfriday> Before some weekends at {there}, {Name}'s stomach may know what day it is. It tightens or aches on a Friday morning, although nothing is wrong with lunch. Stomachs and brains share a great many nerves, so a hard change at home can be felt there first. It can be hard even when both homes are fine. Loving both parents and minding the change fit into one person.
      P<byfriday> Each parent sees half of it. One sees the Friday and the other sees the Sunday, and neither knows the whole weekend unless somebody tells it.
      Q<byfriday> On such a Friday, {Name} might notice ____. It may be in the stomach before it is a thought.
      H<byfriday> {helper} can put the weekends on a calendar that hangs in both homes.
      H<byfriday> {helper} can talk with the other parent about how Friday goes. ~ An hour later or a quieter start may do a lot.
      T<byfriday> {he} can name the hardest bit exactly, such as the goodbye, the night or the packing. ~ A small bit can be changed.
      T<byfriday> {he} can say in both homes what the stomach does. ~ Nobody is being accused by it.
      C<byfriday> {he} can think, "It is Friday, and my stomach has noticed."
      A<byfriday> The bag leaves one home on Friday and is back on Sunday, with a different smell of washing powder. In between there is a whole Saturday. The stomach has been along all the time, and parts of it may have been quite ordinary. If it goes on aching, or if something is not all right, that is worth telling. There are two homes to tell it in, and a teacher or a doctor as well.
    `,
    '11+': `
      D<byfriday> {Name} has two homes, and spends some weekends at {there}. By Friday at noon a body may have begun to comment on it. A tight stomach or a headache is a common way of doing it, since the gut and the brain are in constant contact. It is often no sign that something is wrong over there, and it is not put on. Changing homes takes effort, even where both homes are decent. Minding the change and caring about two parents can go together.
      P<byfriday> Parents who live apart each see one end of the weekend. They draw their own conclusions, and those are not necessarily the same ones. A plain sentence from the person in the middle of it is worth more than both.
      Q<byfriday> On such a Friday, {Name} might notice ____.
      H<byfriday> {helper} can sort out times and changes directly with the other parent, so that no messages need carrying.
      H<byfriday> {helper} can ask which part of it is the hard one, and leave time for an answer.
      T<byfriday> {he} can keep a short note for a month of what the stomach did and when. ~ A pattern is easier to talk about than a mood.
      T<byfriday> {he} can ask for one specific change, such as a later start or a shelf that stays put.
      C<byfriday> {he} can think, "My body has read the calendar."
      A<byfriday> On Friday a bag leaves one home, and on Sunday it is back, smelling of another washing powder. What lay between was probably mixed, as weekends are. The plan was made by adults, and it can be looked at again by adults when there is a reason. Anyone who has two homes has two places in which to say so. If something is not all right, a teacher or a doctor is a third.
    `,
  },
};
