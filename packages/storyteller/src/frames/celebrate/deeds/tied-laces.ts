import type { DeedThread } from './deed-thread.ts';

/** Shoelaces that were tied: the cross, the loop, the pull. */
export const tiedLaces: DeedThread = {
  id: 'laces',
  image: 'two ends of a lace that go over, under and through, and hold',
  cue: /\b(?:tie[sd]?|tying|learn(?:ed|t)|does?|did|do up|can)\b[^.!?]{0,30}\b(?:shoe ?laces?|laces?|bows?)\b/i,
  decides: true,
  titles: { young: 'Over, Under and Pull', older: 'Two Ends and a Bow' },
  text: {
    '4-5': `
      D<laces> A lace has two ends, and they want to run away. {Name} learnt to hold them with ten fingers. First they cross, and one goes under. Then comes a loop like an ear. Pull, and there is a bow.
      P<laces> Grown-ups do it without looking. Once they sat on a stair and sighed over it.
      P<laces> Fingers learn slowly. Then they know it, and they show off.
      Q<laces> When the bow stayed, {Name} may have felt ____.
      H<laces> {helper} can have a lace tied, just for practice.
      H<laces> {helper} can sit on the stair and watch it once.
      T<laces> {he} can tie a bow round a toy.
      T<laces> {he} can tie one slowly and say each step.
      C<laces> {he} can say, "Over, under, loop, and pull."
      A<laces> There are two bows by the door, one on each shoe. {Name} learnt to make them. They come undone again, as bows do. Then the fingers know what to do.
    `,
    '6-7': `
      D<laces> Tying a lace looks like one thing, and it is about six. The ends cross, one dives under, and a loop stands up. {Name} practised until two hands were enough for it. A third one would be nice in the middle. Then comes one pull, and there is a bow.
      P<laces> People who can do it cannot say how. Their fingers know, and their heads have forgotten.
      P<laces> Others learn it sooner, or later, or with another trick. A bow does not say how it was made.
      Q<laces> On the first bow that held, {Name} may have felt ____.
      H<laces> {helper} can ask to be taught that way of doing it.
      H<laces> {helper} can leave two more minutes by the door. ~ New bows take a bit longer.
      T<laces> {he} can teach it to somebody, with a thick bit of string.
      T<laces> {he} can practise a double one, for running.
      C<laces> {he} can think, "Over, under, loop, round and pull."
      C<laces> {he} can say, "My bow, and it holds."
      A<laces> The shoes stand by the door with bows on. {Name} learnt to tie them, and fingers do not forget that. On wet days they come undone at the worst moment. Then it is good to be somebody who can kneel down and do it.
    `,
  },
};
