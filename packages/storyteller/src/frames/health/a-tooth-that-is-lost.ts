import { said, type NamedScene } from '../scene.ts';

/** A milk tooth that came out and cannot be found, or was thrown away: the proof of a great day is gone. */
export const aToothThatIsLost: NamedScene = {
  id: 'nowhere',
  image: 'a tooth that nobody can find, and a gap that cannot get lost',
  cue: said(
    String.raw`\b(?:tooth|teeth)\b[^.!?]{0,60}\b(?:thrown (?:away|out)|threw it|chucked|in the bin|binned|(?:got |was |then )lost|lost it|can(?:'?t|not) find|could(?:n'?t| not) find|down the (?:sink|drain|plug ?hole|toilet|loo)|hoovered|vanished|disappeared|dropped it)\b|\b(?:lost|losing|dropped|threw away|can(?:'?t|not) find|could(?:n'?t| not) find|looking for) the (?:\w+ )?tooth\b`,
    String.raw`\b(?:swallow\w*|knocked out|adult tooth|big tooth|retainer|brace)\b`,
  ),
  decides: true,
  answers: /\b(?:thrown|threw|lost|find|bin|gone|first|school|devastated|tooth fairy|fairy|heartbroken|upset)\b/i,
  titles: { young: 'A Gap Cannot Get Lost', older: 'The Day Is Not Lost' },
  text: {
    '4-5': `
      D<nowhere> A tooth came out, and now it is nowhere. {Name} may have looked and looked. It was so small! But a gap is there in its place. A gap shows that a tooth came out.
      P<nowhere> A tooth looks like a crumb. People who tidy do not know what it is.
      Q<nowhere> With a gap and no tooth, {Name} may feel ____.
      H<nowhere> {helper} can help to write, "The tooth is lost."
      H<nowhere> {helper} can tell what to do about a lost tooth.
      T<nowhere> {he} can draw it, just as big as it was.
      T<nowhere> {he} can show the gap.
      C<nowhere> {he} can say, "My tooth was here!"
      A<nowhere> The tooth is away, and that is sad. The gap came home. A gap cannot get lost. A tongue can find it in the dark. Down in there a new tooth is on its way.
    `,
    '6-7': `
      D<nowhere> A milk tooth is smaller than a pea. It came out, and now nobody can find it. {Name} wanted to have it and show it. That can hurt more than the tooth did. A great day came, and the proof of it is gone. But there is a second proof, and it is a gap.
      P<nowhere> People who tidy see crumbs. For a tooth they would have stopped. When they hear what it was, they are sorry.
      Q<nowhere> Without the tooth, {Name} may feel ____.
      H<nowhere> {helper} can write down the day and the place.
      H<nowhere> {helper} can say what this family does about a lost tooth. ~ Many families have had one.
      T<nowhere> {he} can draw it in its real size. ~ The pencil will hardly need to move.
      T<nowhere> {he} can write a note that tells what happened.
      C<nowhere> {he} can think, "The tooth is lost. The day is not."
      A<nowhere> The tooth lies where nobody looks. The gap came home, and the story did as well. From below, a new tooth is climbing up to it. When the next one wobbles, a small box can be ready.
    `,
  },
};
