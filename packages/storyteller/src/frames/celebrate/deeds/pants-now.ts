import type { DeedThread } from './deed-thread.ts';

/** Nappies that are no longer needed: the shelf where they were, and the pants that are worn instead. */
export const pantsNow: DeedThread = {
  id: 'pants-now',
  image: 'soft pants in a drawer where nappies used to be',
  cue: /^(?![^]*\b(?:nights?|overnight|bed|brother|sister|baby's|doll|wants|needs)\b)[^]*?\b(?:no more (?:napp(?:y|ies)|diapers?|pull[- ]?ups?)|(?:out of|finished with|done with|stopped wearing|given up|gave up|bye[- ]?bye|goodbye|said goodbye to|no longer (?:in|wears?|needs?)|without(?: a| any)?) (?:his |her |their |the )?(?:napp(?:y|ies)|diapers?|pull[- ]?ups?)|(?:napp(?:y|ies)|diaper|pull[- ]?up)[- ]free|in (?:big (?:boy|girl|kid) )?(?:pants|knickers|underwear) (?:all|now|every|for)|(?:fully |completely |finally )?(?:potty|toilet)[- ]trained)\b/i,
  decides: true,
  titles: { young: 'Hello, Pants', older: 'Pants, and No More Nappies' },
  text: {
    '2-3': `
      D<pants-now> The nappies are gone. {Name} has soft pants now. {his} body says when. Then it is potty time. Pants up!
      D<pants-now> {his} body is in soft pants. {Name} has no nappy now. In goes a leg, and a leg. Up, up!
      P<pants-now> Big people have pants too. Some have dots.
      P<pants-now> A nappy is for babies. Babies are not done yet.
      Q<pants-now> In soft pants, {Name} may feel ____.
      H<pants-now> {helper} can say, "Good pants!"
      H<pants-now> {helper} can pack dry pants.
      T<pants-now> {he} can choose the pants.
      T<pants-now> {he} can wave to the nappy shelf.
      C<pants-now> {he} can say, "Pants up! Hello, pants."
      C<pants-now> {he} can say, "Bye-bye, nappies."
      A<pants-now> The shelf is bare. {Name} has pants on. {his} body told in time. Up they go, and off to play!
      A<pants-now> Bye-bye, nappies. Hello, pants. {his} body did all that. Now for a dance in pants!
    `,
    '4-5': `
      D<pants-now> {Name} has no nappies now, and soft pants in a drawer. {his} body has learned something. It feels a small push and says "now" in time. That works all day.
      P<pants-now> Nobody can do that part for somebody else. Grown-ups can only wait, and keep a spare pair.
      P<pants-now> Children learn it at all sorts of ages. Hardly anyone remembers later when it was.
      Q<pants-now> In pants all day, {Name} may feel ____.
      H<pants-now> {helper} can find a good use for the free shelf.
      H<pants-now> {helper} can put a spare pair in the bag. ~ Spare pants are just spare pants.
      T<pants-now> {he} can choose tomorrow's pants.
      T<pants-now> {he} can show a teddy how they go on.
      C<pants-now> {he} can say, "No nappy, no fuss. I just go."
      A<pants-now> Where the nappies were, there are books now. {Name} did that, one day after another. A body can be late once in a while. There are more pants in the drawer. One pair has dots.
    `,
  },
};
