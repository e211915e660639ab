import { said, type NamedScene } from '../scene.ts';

/** An escalator that goes down: the edge, the view into the depth, and a step that need not be caught. */
export const downTheEscalator: NamedScene = {
  id: 'waydown',
  image: 'a hand that goes first, on a rail that goes down as well',
  cue: said(
    String.raw`\b(?:(?:go(?:es|ing)?|get(?:s|ting)?|way|ride|riding|only|but|not|on the|for the) (?:\w+ )?down\b|down(?:wards)? (?:he|she|they|is|ones?|escalators?)\b|down escalators?|fine (?:going )?up|(?:up|upwards?) is (?:fine|ok\w*|no)|look(?:s|ing)? down)`,
    String.raw`\b(?:(?:in|of) (?:a|the) lift|travell?ator|walkway|calm\w* down|break\w* down|melt\w* down|upside|lie(?:s)? down|(?:lies|sits|lay) down)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:down|stiff|counts?|misses?)\b/i,
  titles: { young: 'A Hand Goes First', older: 'The Way Down' },
  text: {
    '4-5': `
      D<waydown> Stairs that go down look very long from the top. {Name} may stop there, and the feet do not want to. Eyes look all the way down. Feet need just one step. A hand can go first, on the rail, and then a foot.
      P<waydown> Grown-ups take a little hop at the top as well. They look at their feet.
      Q<waydown> Where the stairs go down, {Name} may feel ____.
      H<waydown> {helper} can stand one step below.
      H<waydown> {helper} can take the lift or the stairs with {him}.
      T<waydown> {he} can look at the step and not at the end.
      T<waydown> {he} can say, "Not this one. The next."
      C<waydown> {he} can say, "Hand, foot, foot."
      A<waydown> Hand, foot, foot, and the stairs did the rest. At the end they went flat, and a big step came off. Or it was the lift today. Down is down, and both get there.
    `,
    '6-7': `
      D<waydown> Going up, a person looks at steps. Going down, there is nothing in front but a long way to the bottom. So it is no surprise if {Name} goes stiff at the top. A body that is careful does that. The steps come out flat, and all of them are the same. There is no right one to catch.
      P<waydown> Those who hurry past have done it a thousand times. In front of the first one, they waited too.
      P<waydown> People behind can walk round. It takes them two seconds.
      Q<waydown> At the top, with the steps coming out, {Name} may feel ____. It may be in the knees.
      H<waydown> {helper} can stand one step below. ~ A back in front covers up the long way.
      H<waydown> {helper} can watch a quiet one with {him} first. ~ It is fine to watch and leave.
      T<waydown> {he} can put a hand on the rail and let it pull a little. ~ Then a foot knows how fast it goes.
      T<waydown> {he} can let five steps go by, and take any one after that.
      C<waydown> {he} can think, "Hand first, then any step will do."
      A<waydown> The hand went first, and the foot found a step. It was as good as the others. At the bottom they all slide flat, and one big step leads off. There are stairs that stand still as well, and a lift in many places. Each of them goes down.
    `,
    '8-10': `
      D<waydown> On the way up an escalator, the eyes rest on steps. On the way down, they fall straight to the bottom, and the brain files a report on the height. {Name} may turn stiff at that moment, which is what legs do when eyes and feet disagree. The foot has the easier job: all the steps are alike, and another one is along in a second.
      P<waydown> People who stream past seem to do it without thinking, and by now they do. Somewhere each of them had a first one. They do not mind walking round somebody who waits.
      P<waydown> Adults with luggage choose the lift, and nobody asks them why.
      Q<waydown> Where the floor begins to move, {Name} might feel ____. Knees often answer first.
      H<waydown> {helper} can go first and stand one step below. ~ A back in front takes away the view.
      H<waydown> {helper} can pick a short one, at a quiet hour, and leave the choice open until the top.
      T<waydown> {he} can rest a hand on the moving rail for a moment before stepping. ~ It tells the body the speed.
      T<waydown> {he} can let some steps go by on purpose, and stop counting. ~ None of them is the right one, so any of them is.
      C<waydown> {he} can think, "Hand first, eyes on the step, any step."
      A<waydown> The hand had gone ahead, and a foot went after it onto a step like all the others. Half way down, the bottom is no longer far and starts to look like a floor. It takes one long stride to get off. With stairs and lifts near by, going down remains a choice of three.
    `,
  },
};
