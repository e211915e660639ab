import { said, type NamedScene } from '../scene.ts';

const PERIOD = String.raw`\b(?:periods?|time of the month|pads?|menstru\w*)\b`;
const LEAKED = String.raw`\b(?:leak(?:s|ed|ing|age)?|blood (?:on|went|came|through|showed)|stain(?:s|ed)?|came through|went through|bled through|saw (?:the )?(?:blood|it)|on (?:her|their|the) (?:skirt|trousers|tights|leggings|chair|uniform|dress))\b`;

/** A period that leaked at school, and the way back in. */
export const leakedAtSchool: NamedScene = {
  id: 'leaked',
  image: 'a jumper round a waist, and a day that goes on after it',
  cue: said(
    `(?=[^]*${PERIOD})(?=[^]*${LEAKED})`,
    String.raw`\b(?:in case|what if|scared of|afraid of|worried|(?:will|would|could) leak|might|at night|in bed|sheets?|knee|shin|nappy)\b`,
  ),
  decides: true,
  answers: /\b(?:leak\w*|period|school|go back|embarrass\w*|started|blood|saw|everyone|laugh\w*)\b/i,
  titles: { older: 'It Washes Out' },
  text: {
    '8-10': `
      D<leaked> {Name} had a period at school, and it leaked. That is an awkward thing, and it happens to nearly everybody who has periods, above all in the first year. A body does not say beforehand how much there will be. Nothing was done wrong. The hard part is to go back in, because it feels as if everyone was still thinking of it.
      P<leaked> Women teachers know that moment very well. Most of them have tied a jumper round their waist at some time.
      P<leaked> Those who saw it may have felt sorry, or may not have known what it was. If somebody laughs, a teacher can stop that.
      Q<leaked> At the thought of going back, {Name} might feel ____.
      H<leaked> {helper} can pack a small bag with pads, spare pants and spare leggings.
      H<leaked> {helper} can tell one teacher. ~ Then {Name} can leave the room at any time without asking.
      T<leaked> {he} can change at each break for a while, and wear dark bottoms on those days.
      T<leaked> {he} can say, "It was my period. It happens," and talk of something else.
      C<leaked> {he} can think, "It is a body doing its job. It washes out."
      A<leaked> The first step back in was the worst one. By lunch somebody was talking about the trip. Cold water took the stain out. There is a small bag on the peg now, and it makes a body that changes easier to have. A friend may need that bag one day.
    `,
    '11+': `
      D<leaked> A period leaked at school, and for {Name} it felt as if the entire building had been present. Bodies do that, and it is among the most common embarrassments there are. Hardly anybody with periods has been spared it. The first year is the worst, because a body gives no notice of when or how much. Nothing about it was careless. Going back in seems impossible, since one imagines being looked at as the person it happened to.
      P<leaked> Those who noticed have mostly filed it under things that could happen to them. A few may make a remark. That says something about their manners, and a school can deal with it.
      P<leaked> Female staff have a great deal of sympathy here, and usually a drawer. One short sentence is enough for them.
      Q<leaked> On the way back in, {Name} might notice ____. The first corridor tends to be the longest.
      H<leaked> {helper} can put together a small kit, with pads, spare underwear, dark leggings and a bag that closes.
      H<leaked> {helper} can let one member of staff know, so that leaving a lesson needs no explanation.
      T<leaked> {he} can change more often than seems necessary for the first months, or try period pants underneath as a second line.
      T<leaked> {he} can have one sentence ready: "Yes, that was my period. Awful day. Anyway." ~ Said first, it leaves nobody anything to whisper.
      C<leaked> {he} can think, "It happens to nearly everyone who has one. It washes out."
      A<leaked> The first morning back was long, and nobody at the table mentioned it. By Friday it was a story that two other people answered with a worse one. Cold water removes the stain, and time does the rest. A body that is changing has days like that, and from now on there is a kit for them.
    `,
  },
};
