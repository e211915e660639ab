import type { DeedThread } from './deed-thread.ts';

/** A night, or a row of nights, that stayed dry. */
export const dryNight: DeedThread = {
  id: 'dry',
  image: 'a dry sheet in the morning',
  cue: /^(?![^]*\b(?:dry hair|dried|washing|nursery|school|day trip|car)\b)[^]*?\b(?:dry\b[^.!?]{0,24}\b(?:nights?|beds?|sheets?|morning)|(?:nights?|bed|sheets?)\b[^.!?]{0,16}\bdry\b|(?:no|without) (?:a |his |her |their )?(?:nappy|nappies|pull[- ]?ups?)\b[^.!?]{0,20}\b(?:nights?|bed|overnight|sleep))/i,
  decides: true,
  titles: { young: 'A Dry Sheet', older: 'A Dry Sheet' },
  text: {
    '2-3': `
      D<dry> Night came. {his} body had a long rest. {Name} woke up, and pat, pat! It was dry, dry, dry.
      P<dry> Some bodies wait till day. Some do not yet.
      P<dry> Big people were small once too.
      Q<dry> With a dry bed, {Name} may feel ____.
      H<dry> {helper} can pat the bed too.
      H<dry> {helper} can say, "Dry, dry, hooray!"
      T<dry> {he} can tell a teddy.
      T<dry> {he} can sit on the potty first.
      C<dry> {he} can say, "Pat, pat, dry."
      A<dry> Pat, pat, dry. {his} body can do it. Some nights it is wet. Then there is a new sheet.
    `,
    '4-5': `
      D<dry> In the night, a body has a lot to look after. It breathes, it dreams, and it waits with the wee. {Name} woke up, and the sheet was dry. Nobody can try hard while asleep. A body learns it by itself, when it is ready.
      P<dry> Some bodies can do it at three, and some at seven. They all get there.
      P<dry> Grown-ups know how a clean dry bed feels. It is nice for them too.
      Q<dry> With a hand on the dry sheet, {Name} may have felt ____.
      H<dry> {helper} can keep a spare sheet near, just in case.
      H<dry> {helper} can say it once, quietly, and be glad.
      T<dry> {he} can go to the toilet last thing before bed.
      T<dry> {he} can tell a teddy about it.
      C<dry> {he} can say, "Dry bed, hello, day."
      A<dry> The bed is dry, and the cover can go back on. {his} body did that in the dark. Some nights are still wet, and that is no one's fault. There are more sheets in the cupboard.
    `,
    '6-7': `
      D<dry> At night, a body and a head send each other a message. It is about waiting until the morning, or about waking up. {Name} woke up to a dry sheet, so a message got through. It cannot be practised like a sum. It grows, like teeth.
      P<dry> In most classes there are some who are not dry every night. Nobody can tell by looking.
      P<dry> Grown-ups who were late with it do not mention it. There are quite a few of them.
      Q<dry> In the morning, {Name} may have felt ____.
      H<dry> {helper} can keep it just between two people.
      H<dry> {helper} can leave a spare sheet within reach. ~ It makes for calm nights.
      T<dry> {he} can go to the toilet last thing, and drink more in the daytime.
      T<dry> {he} can decide who hears about it, and who does not.
      C<dry> {he} can think, "My body got the message."
      A<dry> There is no sheet to wash today. {his} body is learning it, at its own speed. A wet night may still come in between, and it undoes nothing. Bodies go on learning after that too.
    `,
  },
};
