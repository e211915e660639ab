import { said, type NamedScene } from '../scene.ts';

/** Copying from a board that is wiped before it has been copied: eyes go up and down, and lose their place. */
export const rubbedOffTheBoard: NamedScene = {
  id: 'offtheboard',
  image: 'eyes that go up to the board and down to the page, and a finger that keeps the place',
  cue: said(
    String.raw`\b(?:cop(?:y|ies|ied|ying)\b[^.]{0,40}\b(?:board|screen|slides?|whiteboard)|(?:board|screen|slides?|whiteboard)\b[^.]{0,50}\b(?:cop(?:y|ies|ied|ying)|rub\w*|wip(?:es?|ed|ing)|gone|place|chang\w*|moves? on))`,
    String.raw`\b(?:copies (?:off|from) (?:his|her|their|a|the) (?:friend|neighbou?r)|cheat\w*|ipad|game|glasses|can'?t see|blurry)\b`,
  ),
  decides: false,
  answers: /\b(?:board|copy\w*|place)\b/i,
  titles: { young: 'Up and Down Again', older: 'Up to the Board and Down' },
  text: {
    '6-7': `
      D<offtheboard> To write from a board, eyes go up and down many times. Up there they pick a word, and down there a hand writes it. {Name} may come back up and not find the place. Then the board is wiped, and the page has half a line on it. The head may know all of it. It is the way up and down that takes so long.
      P<offtheboard> The teacher sees thirty heads from the front. Who has got to which word cannot be seen from there.
      P<offtheboard> Some children can keep five words in their eyes, and some keep one. Both are common.
      Q<offtheboard> When the board is wiped, {Name} may feel ____.
      H<offtheboard> The teacher can give out the words on a sheet. ~ Then the eyes have a short way.
      H<offtheboard> {helper} can tell the school how it is. ~ It can be changed in a day.
      T<offtheboard> {he} can whisper three words and then write them.
      T<offtheboard> {he} can ask, "Can it stay up a bit longer, please?"
      C<offtheboard> {he} can think, "I know it. I only need more time to write."
      A<offtheboard> The board is clean, and the page has on it what matters. The rest came on a sheet, or from the next table. Writing from far away is one small job in a lesson. To understand it is another, and that one was done.
    `,
    '8-10': `
      D<offtheboard> Copying from a board is a strange kind of work. The eyes go up, take a few words down and find the place again, forty times in a lesson. {Name} may lose it on the way and look up at a clean board. It has nothing to do with understanding, which can be far ahead by then. Some people carry five words at once, and some carry one.
      P<offtheboard> Teachers wipe a board because most of the pens have stopped. The pen that has not is hard to hear from the front.
      P<offtheboard> A neighbour with a full page has not understood more. That page may have been written without a thought.
      Q<offtheboard> In front of an empty board, {Name} might feel ____. It may be in the hand or in the stomach.
      H<offtheboard> {helper} can ask the school for a printed sheet or a photo of the board. ~ It is among the easiest things a school can give.
      H<offtheboard> {helper} can have the eyes tested, to know that it is not those. ~ Then that is off the list.
      T<offtheboard> {he} can say three words under the breath and write them before looking up. ~ Ears remember what eyes drop.
      T<offtheboard> {he} can write the key words only and leave the small ones out.
      C<offtheboard> {he} can think, "Copying is slow, and my thinking is not."
      A<offtheboard> At the end of the lesson there is a sheet in the book with all of the words on it. Next to it, in writing, are the few that matter. Nobody learns much from carrying words through the air. What was understood does not get wiped off.
    `,
  },
};
