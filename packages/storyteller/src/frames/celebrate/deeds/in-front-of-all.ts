import type { DeedThread } from './deed-thread.ts';

/** Something a body needs, done where others could see it: an inhaler, a finger prick, a plate of its own. */
export const inFrontOfAll: DeedThread = {
  id: 'seen-by-all',
  image: 'a thing that was done with others there, and how soon they looked away',
  cue: /\b(?:(?:used|did|took|wore|had|put|checked|showed|tested)\b[^.!?]{0,30}\b(?:inhaler|spacer|finger ?prick|blood sugars?|injection|insulin|pump|medicine|tablets?|epi-?pen|feed|patch|stoma|splints?|hearing aids?|glasses|ear defenders|wheelchair|cream|eczema)\b[^.!?]{0,30}\b(?:in front of|at school|in (?:the )?class|with (?:everyone|everybody|the others|people|all)))/i,
  decides: true,
  titles: { young: 'In Front of Everybody', older: 'In Front of Everybody' },
  text: {
    '6-7': `
      D<seen-by-all> Some things are easy at home and hard when others can see them. {Name} did one of those with others there, and that was new. A few heads turned round. Then they turned back, because they had seen it. It was over about as fast as a sneeze.
      P<seen-by-all> Others look at a thing because they do not know it. When they know it, they look at something else.
      P<seen-by-all> A teacher is glad when it is done in time. It is good to breathe, see, hear or feel well at school too.
      Q<seen-by-all> In the moment before, {Name} may have felt ____. It may have been in the cheeks.
      H<seen-by-all> {helper} can ask what made it possible. ~ It is good to know for another day.
      T<seen-by-all> {he} can have one sentence ready for people who ask what it is for.
      T<seen-by-all> {he} can tell somebody how long they looked.
      C<seen-by-all> {he} can think, "They look, and then they stop."
      A<seen-by-all> The class went on with its day, and so did {Name}. It was the first look that was the big one. After that it is a thing that people know, like a pencil case. Some of them may ask about it, and some may not.
    `,
    '8-10': `
      D<seen-by-all> What a body needs, it needs at school as well, and there it has an audience. {Name} did it in front of the others, and that was new. It takes a certain kind of nerve. The looking begins at once, and it lasts about four seconds. Then somebody drops a ruler, and it is over.
      P<seen-by-all> People stare at what they cannot name. As soon as they can, it bores them. It is one of the better habits of people.
      P<seen-by-all> Somebody else in the room may have something of the kind at home, and does it in the toilets. They will have noticed.
      Q<seen-by-all> In the four seconds, {Name} might have felt ____.
      H<seen-by-all> {helper} can ask what made it possible, and leave the applause small.
      T<seen-by-all> {he} can prepare one sentence for people who ask. ~ Short answers end a stare politely.
      T<seen-by-all> {he} can decide each time between here and somewhere quieter. ~ Both are in order.
      C<seen-by-all> {he} can think, "Four seconds, and then a ruler falls."
      A<seen-by-all> It was done where it was needed, and the lesson went on from the same line. The next time, it is no longer new, neither to {Name} nor to the rest. Things that have been seen go out of fashion quickly. What stays is that it was done in time.
    `,
  },
};
