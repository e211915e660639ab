import type { DeedThread } from './deed-thread.ts';

/** A flight: the queue, the belt, the push at the start, the ears, and the ground again. */
export const firstFlight: DeedThread = {
  id: 'flight',
  image: 'a push in the back, small roofs below, and the bump at the end',
  cue: /^(?![^]*\b(?:toy|paper|model|simulator|museum|built|made|drew|lego|queue|patiently)\b)[^]*?\b(?:(?:went|flew|been|go|flying|got|sat|flight|travel\w*|fly)\b[^.!?]{0,24}\b(?:on|in|by) (?:a|an|the|his|her|their) ?(?:first )?(?:aero|air)?plane|(?:first|whole|long|\d+[- ]hours?) (?:\w+ )?flight|on the (?:flight|plane)|take[- ]?off)\b/i,
  decides: true,
  titles: { young: 'Up, and Down Again', older: 'Small Roofs Below' },
  text: {
    '2-3': `
      D<flight> It was all new to {Name}. Click went the belt. Whoosh! Up, up it went. Bump, and down.
      P<flight> Big people like the bump. It says "here".
      Q<flight> Up there, {Name} may feel ____.
      H<flight> {helper} can be a plane.
      T<flight> {he} can fly a toy up and down.
      C<flight> {he} can say, "Up, and down again."
      A<flight> Up it went, and down. It was new, and {Name} did it. The plane has a rest. Night-night, wings.
    `,
    '4-5': `
      D<flight> First there is a queue, then a seat and a belt. It was new, and {Name} did it. There is a push in the back. The houses get as small as crumbs. At the end comes a bump, and that is the ground.
      P<flight> Some people on a plane look out. Some shut their eyes at the push. All of them land at the same time.
      Q<flight> At the push, {Name} may have felt ____.
      H<flight> {helper} can ask what could be seen from up there.
      H<flight> {helper} can say what that odd sound was. ~ It was the wheels going in.
      T<flight> {he} can draw how small the houses were.
      T<flight> {he} can play it with two chairs and a belt.
      C<flight> {he} can say, "Click, push, up, and bump."
      A<flight> Click, push, up, and bump. It is not so new any more. {Name} knows now what clouds look like from the top. Down here they look as before.
    `,
    '6-7': `
      D<flight> A plane stands still at the beginning of a long road. It was new, and {Name} was in it. Then comes the push, and the road drops away. The ears pop, the wheels thump, and roofs turn into crumbs. After a while it is a room where people eat crisps.
      P<flight> The crew do it every day and still check the belts. They smiled at {Name} or at the sick bag, or at both.
      P<flight> Lots of grown-ups hold on to the armrest. It does not help the plane, but it helps them.
      Q<flight> When the road dropped away, {Name} may have felt ____. The tummy may have had a word of its own.
      H<flight> {helper} can find the way of it on a map.
      H<flight> {helper} can ask which bit was better than expected.
      T<flight> {he} can tell somebody who has not flown yet what the sounds are.
      T<flight> {he} can keep the card with the seat number. ~ It is the only proof that fits into a pocket.
      C<flight> {he} can think, "I know what that thump is now."
      A<flight> The bump came, and everybody stood up too early. It was new at the start and known at the end. When a plane goes over the house, {Name} knows what it is like inside.
    `,
    '8-10': `
      D<flight> It is a strange arrangement: some hundred people sit down in a tube, fasten a belt and trust the arithmetic. {Name} did so, and it was new. There is the push, and then the second in which the ground lets go. The wheels come up with a noise that nobody warns people about. From there on it is mostly snacks. Somewhere below, the map is real.
      P<flight> The crew know at a glance for whom it is a first time. They tend to come by once more than they need to.
      P<flight> Some of the calm faces on a plane are real, and some are very good. It is not possible to tell them apart.
      Q<flight> In the second when the ground let go, {Name} might have felt ____. Over the clouds it may have been a different word.
      H<flight> {helper} can explain how wings do it, or look it up together. ~ It is less of a miracle and more interesting.
      H<flight> {helper} can ask what the worst and the best minute were.
      T<flight> {he} can write the sounds down in order, for the way back. ~ A known noise is only a noise.
      T<flight> {he} can describe the ground from above in one sentence.
      C<flight> {he} can think, "Thump is wheels. Wobble is air."
      A<flight> The tube emptied, and people complained about their bags within five minutes of having flown. It was new, and {Name} was there with both eyes open or shut. Next time the noise of the wheels will have a name. The clouds will be others.
    `,
  },
};
