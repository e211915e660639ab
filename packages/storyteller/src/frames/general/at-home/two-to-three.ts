import { script } from '../../../frame.ts';

/** Scenes of a home at two and three: feet in the night, toys over the edge of a cot, hands that want to do it alone. */
export const AT_HOME_TWO_TO_THREE = script(`
  D<ourbed> It is night. {Name wakes} up. Pat, pat, go two feet. They go to the big bed.
  P<ourbed> The big bed gets full. Knees here, elbows there.
  P<ourbed> Grown-ups wake up too. They turn round.
  Q<ourbed> Awake in the night, {Name} may feel ____.
  H<ourbed> {helper} can walk back with {him}.
  H<ourbed> {helper} can sit by the bed.
  T<ourbed> {he} can lie down in {his} bed.
  T<ourbed,comforter> {he} can take {comforter} back.
  C<ourbed> {he} can say, "Back to bed, feet."
  A<ourbed> Pat, pat, back go the feet. The small bed gets warm. The big bed is near. Night-night, feet.
  D<sitter> Ding dong! {sitter comes} to play. {Name} may look at the coats. The coats go out. Later they come back.
  P<sitter> Grown-ups go out. They think of home.
  Q<sitter> When coats go out, {Name} may feel ____.
  H<sitter> {sitter} can read a book.
  H<sitter> {sitter} can sit by the bed.
  T<sitter> {he} can show a toy.
  T<sitter,comforter> {he} can wave with {comforter}.
  C<sitter> {he} can say, "Coats out, coats back."
  A<sitter> It was time for a book. It was time for bed. The coats came back. Good night, coats.
  D<byself> In goes one hand. {Name} can do it! Then it is stuck. Big hands come to help. No!
  P<byself> Big hands are quick. Small hands like to try.
  Q<byself> When big hands come, {Name} may feel ____.
  H<byself> {helper} can wait for one song.
  H<byself> {helper} can ask, "Help, or wait?"
  T<byself> {he} can say, "Wait, please."
  T<byself> {he} can try one more time.
  C<byself> {he} can say, "Me first, then you."
  A<byself> Small hands did a bit. Big hands did a bit. Now it is done. Clap, all the hands!
  D<cottoys> Up goes a toy. Down it goes, bump! {Name} may look over the edge. There it lies. The cot is empty now.
  P<cottoys> Toys cannot climb. They lie there.
  Q<cottoys> In an empty cot, {Name} may feel ____.
  H<cottoys> {helper} can bring one back.
  H<cottoys> {helper} can say, "One stays in."
  T<cottoys> {he} can keep one toy in.
  T<cottoys,comforter> {he} can hold {comforter} tight.
  C<cottoys> {he} can say, "You stay in, toy."
  A<cottoys> Bump, bump, went the toys. One toy is in the cot. It can sleep there. Night-night, toy.
  D<onemore> Night-night! {Name calls}. A drink, please. A kiss, please. One more, one more! Feet come and feet go.
  P<onemore> Big feet get tired. They want to rest.
  Q<onemore> When the feet go, {Name} may feel ____.
  H<onemore> {helper} can say, "Last one now."
  H<onemore> {helper} can put a cup there.
  T<onemore> {he} can pick one last thing.
  T<onemore,comforter> {he} can kiss {comforter}.
  C<onemore> {he} can say, "Drink, kiss, good night."
  A<onemore> One drink, and one kiss. That was all. The feet can rest. Good night, drink. Good night, feet.
  D<tellymeal> Here is dinner. {Name} may want {mealscreen} on. Then eyes go look, look. In goes a spoon. What was it?
  P<tellymeal> Full eyes do not see a pea.
  P<tellymeal> Big people do it, too.
  Q<tellymeal> With {mealscreen} off, {Name} may feel ____.
  H<tellymeal> {helper} can eat, too.
  H<tellymeal> {helper} can sing a pea song.
  T<tellymeal> {he} can look at the spoon.
  T<tellymeal> {he} can say hello to a pea.
  C<tellymeal> {he} can say, "Hello, spoon. Hello, pea."
  A<tellymeal> Off it goes, for a rest. Two eyes see a pea. In it goes, on the spoon. Hello, pea!
  D<cutwrong> Snap! It was one, and now it is two. {Name} can see the bits. Oh no! It is not right.
  P<cutwrong> It is the same food. It looks new.
  P<cutwrong> Big people do not see the snap.
  Q<cutwrong> With two bits, {Name} may feel ____.
  H<cutwrong> {helper} can ask before the cut.
  H<cutwrong> {helper} can wait for a bit.
  T<cutwrong> {he} can try one of the bits.
  T<cutwrong> {he} can say, "One, please."
  C<cutwrong> {he} can say, "Two bits, two bites."
  A<cutwrong> One bit went in. One bit looks on. It was one, and then two. Bye-bye, bits.
`);
