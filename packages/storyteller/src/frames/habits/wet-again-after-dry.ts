import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What has changed lately, in the words of the family. */
const CHANGE: Role = {
  fallback: { text: 'something big' },
  cues: [
    { match: /\b(?:moved|moving|move)\b[^.]{0,20}\b(?:house|home|flat|city|town|country|here|in)?\b/i, phrase: { text: 'a move' } },
    { match: /\b(?:new baby|baby (?:brother|sister)|sister was born|brother was born|since the baby|twins)\b/i, phrase: { text: 'a new baby' } },
    { match: /\b(?:start(?:ed|ing)|new) (?:\w+ )?(?:school|nursery|reception|kindergarten|preschool)\b/i, phrase: { text: 'a new school or nursery' } },
    { match: /\b(?:split|separat\w*|divorc\w*|moved out)\b/i, phrase: { text: 'a change in the family' } },
    { match: /\bhospital\b/i, phrase: { text: 'a time in hospital' } },
    { match: /\bholiday\b/i, phrase: { text: 'a holiday' } },
  ],
}; // prettier-ignore

/** Wet nights that came back after dry ones, often with a change. */
export const wetAgainAfterDry: NamedScene = {
  id: 'wetagain',
  image: 'dry nights that are in the body still, like a way it knows',
  cue: said(
    String.raw`\b(?:(?:was|were|had been|has been|been) (?:\w+ ){0,2}dry|dry for (?:\w+ )?(?:months?|weeks?|years?|ages|a year)|(?:wet\w*|accidents?)\b[^.]{0,30}\bagain|(?:start\w*|gone back to|back to) wett?ing|regress\w*|(?:since|after|ever since)\b[^.]{0,40}\b(?:wets?|wetting|wet)|(?:wets?|wetting|wet)\b[^.]{0,30}\b(?:since|ever since)\b)`,
    String.raw`\b(?:sleep[- ]?over|camp|trip|residential|nappies? (?:off|again)|pull-? ?ups?|never been dry|not (?:yet )?dry)\b`,
  ),
  decides: false,
  roles: { change: CHANGE },
  answers: /\b(?:since|after|again|dry|moved?|he is a baby|she is a baby|a baby)\b/i,
  titles: { young: 'Dry Before, Dry Again', older: 'The Body Has Not Forgotten' },
  text: {
    '4-5': `
      D<wetagain> A bed can be dry for months and then wet again. {Name} may know such nights. It may come with {change}. It may just come. A sleeping body does not hear the wee then. It still knows how to be dry. That is no baby's body.
      P<wetagain> It happens to lots of children who were dry before. Doctors and nurses hear of it each week.
      Q<wetagain> In the morning, in a wet bed, {Name} may feel ____.
      H<wetagain> {helper} can put on a dry sheet and hum.
      H<wetagain> {helper} can talk about it in the daytime. ~ A doctor can be asked too.
      T<wetagain> {he} can go for a wee last thing at night.
      T<wetagain> {he} can put clean pyjamas next to the bed.
      T<wetagain,comforter> {he} can hold {comforter} on the dry side.
      C<wetagain> {he} can say, "My body was busy. It can do it."
      A<wetagain> The sheet is in the machine, and the bed is dry. Whatever it came with, it can go again. The body will hear the wee again. It has done that before.
    `,
    '6-7': `
      D<wetagain> Being dry at night is something that a sleeping body learns. It can also go missing for a while. {Name} had dry nights, and now the bed is wet again. It may come with {change}, or with a cold. It may come for no reason that anybody can find. Nothing has been unlearned. It is not a sign of being little.
      P<wetagain> Grown-ups have it in another way. On some days they forget keys or wake at four. They do not do it on purpose.
      P<wetagain> Doctors know this well, and they like to be asked about it.
      Q<wetagain> When a bed is wet again, {Name} may feel ____. The feeling may be about the bed or about something else.
      H<wetagain> {helper} can change the sheet without a talk about it. ~ By day, a doctor can be asked as well.
      H<wetagain> {helper} can ask what is on {his} mind. ~ A doctor can be asked as well.
      T<wetagain> {he} can help to put on a dry sheet. ~ With two it takes a minute.
      T<wetagain> {he} can draw or tell how the days are just now.
      C<wetagain> {he} can think, "My body knows how. It can do it again."
      A<wetagain> Some nights are dry again and some are not. The sheets go round in the machine and come out smelling of soap. Whatever it came with, it can go again. The body has had dry nights before, and it can find its way back.
    `,
  },
};
