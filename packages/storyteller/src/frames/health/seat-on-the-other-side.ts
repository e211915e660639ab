import { said, type NamedScene } from '../scene.ts';

/** A car seat that was moved, or a new one, and everything that can be seen from it is another. */
export const seatOnTheOtherSide: NamedScene = {
  id: 'otherside',
  image: 'a window with other things in it, since the seat stands in another place',
  cue: said(
    String.raw`(?=[^]*\b(?:car ?seat|seat in the car|booster)\b)[^]*?\b(?:(?:moved|changed|swapped|switched|put) (?:it|the (?:car ?)?seat|(?:his|her|their) (?:car ?)?seat|seats|sides|places)\b|(?:other|different|wrong) side\b|(?:facing|faces|turned) (?:forwards?|the other way|round)|forward[- ]facing)`,
    String.raw`\b(?:unbuckl\w*|undo(?:es|ing)?|seat ?belt off|gets? out of|sick|school bus)\b`,
  ),
  decides: true,
  titles: { young: 'A New Window', older: 'A Seat With Another View' },
  text: {
    '2-3': `
      D<otherside> {his} car seat is in a new place. The straps are the same. The window is new. Click, click.
      P<otherside> New can be odd at first. Tummies notice.
      Q<otherside> In the new place, {Name} may feel ____.
      H<otherside> {helper} can look out, too.
      H<otherside> {helper} can wave at the window.
      T<otherside> {he} can say bye to the old side.
      T<otherside> {he} can look for a tree.
      C<otherside> {he} can say, "Hello, new window."
      A<otherside> Click goes the car seat. There is a tree. There is a door. Hello, new window. The car goes home.
    `,
    '4-5': `
      D<otherside> {his} car seat is in a new place now. It is the same seat, with the same straps and crumbs. But the window has other things in it. From the old place {Name} knew what comes next. It can be odd when that is gone.
      P<otherside> Grown-ups move a seat for a reason. They may not know that a side can be missed.
      Q<otherside> In front of the car seat, {Name} may feel ____.
      H<otherside> {helper} can say why the seat was moved.
      H<otherside> {helper} can tell what comes next on the new side.
      T<otherside> {he} can find three things in the new window.
      T<otherside> {he} can sit in the seat while the car stands still.
      T<otherside,comforter> {he} can hold {comforter} up to the window.
      C<otherside> {he} can say, "Old seat, new window."
      A<otherside> The straps went click, as they do on each side. In the new window were a gate, a tree and a van. Tomorrow they will not be new any more. The car seat is the old one, with old crumbs in it.
    `,
    '6-7': `
      D<otherside> A car has more than one side, and each side has its own view. {his} seat was moved, and so the view moved as well. The straps, the click and the cushion are the same. But from the old place {Name} knew every lamp post on the way. A body learns such things without being told.
      P<otherside> Whoever moved the seat was thinking of doors, space and other people. It was about the car. It was not about {Name}.
      Q<otherside> At the open door, {Name} may feel ____.
      H<otherside> {helper} can say what the reason was. ~ A reason makes a change less strange.
      H<otherside> {helper} can let {him} sit there once while nobody drives.
      T<otherside> {he} can name what the old side had, and what the new one has.
      T<otherside> {he} can look out for one thing on every trip. ~ After five trips it is an old friend.
      C<otherside> {he} can think, "The seat is mine. The view is new."
      A<otherside> The belt clicked, and the car went off. On this side there were a shop, a dog and a blue door. The old lamp posts are still there, and now somebody else can count them. By the end of the week the blue door will be known as well.
    `,
  },
};
