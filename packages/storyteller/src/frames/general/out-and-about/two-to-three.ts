import { script } from '../../../frame.ts';

/** Scenes away from home at two and three: a show, a car wash, the sea. */
export const OUT_AND_ABOUT_TWO_TO_THREE = script(`
  D<worn> It is time to go out. On the hook {worn hangs}. {Name} may want to go with nothing on. There is a job to do. Pat, pat.
  D<worn> {Name} is at the door. Here {worn is}. On, off, on, off! On is hard. But there is a job out there.
  P<worn> Big people wear odd things too.
  P<worn> Some like it loose. Some like it snug.
  Q<worn> When it goes on, {Name} may feel ____.
  H<worn> {helper} can put some on first.
  H<worn> {helper} can count to three.
  T<worn> {he} can pat {worn}, pat, pat.
  T<worn> {he} can choose who pulls.
  C<worn> {he} can say, "On, and out we go!"
  A<worn> Home again. Off {worn comes}. The hook is full again. That was a good job. Night-night, hook.
  A<worn> On, and out, and back. It was hard, and then not so hard. On the hook {worn hangs}. Bye-bye, hook!
  D<show> A show is in a big room. {Name} may sit on a lap. The lights go down. The show has its own light. Look, there!
  D<carwash> The car is muddy. It gets a wash. {Name} is in the car. Big brushes go round. Swish, swish, wet!
  D<waves> The sea comes in. Swish! {Name} may see it from the sand. Then the sea goes out. Swish!
  P<show> Grown-ups sit on soft chairs. They look, too.
  P<carwash> Grown-ups sit in there, too. They hear it.
  P<waves> Grown-ups go in slowly. Cold toes!
  Q<show> In the dark bit, {Name} may feel ____.
  Q<carwash> When the brushes come, {Name} may feel ____.
  Q<waves> Near the sea, {Name} may feel ____.
  H<show> {helper} can go out, too.
  H<carwash> {helper} can sing in the car.
  H<waves> {helper} can hold on tight.
  T<show> {he} can put hands on ears.
  T<show,comforter> {he} can hug {comforter} there.
  T<carwash> {he} can shut both eyes.
  T<carwash,comforter> {he} can have {comforter}.
  T<waves> {he} can wave to a wave.
  C<show> {he} can say, "Lights down, show on."
  C<carwash> {he} can say, "Swish, swish, wet car."
  C<waves> {he} can say, "In it comes, and out."
  A<show> Lights up! Clap, clap! The show is done. It was dark for a bit. Hello, big door.
  A<carwash> Swish, swish, stop. The wash is done. Wet car, dry socks. Bye-bye, brushes.
  A<waves> Swish, in. Swish, out. The wave went back. The sand is here. Bye-bye, sea.
  D<animal> {animal lives} over there. {Name} may look from here. An animal likes room. There is room. Look, feet!
  P<animal> Big people look from here too. It is a good spot.
  Q<animal> From over here, {Name} may feel ____.
  H<animal> {helper} can stand in between.
  H<animal> {helper} can pick {him} up.
  T<animal> {he} can look from up here.
  T<animal> {he} can wave one hand.
  C<animal> {he} can say, "You there, me up here."
  A<animal> The animal eats its dinner. {Name is} over here. It was a good look. Bye-bye, animal.
  D<platform> Here comes a train. {Name} may hold a hand. There is a line. Feet stay behind it. Then one big step!
  P<platform> Big people hold hands there too.
  Q<platform> At the train, {Name} may feel ____.
  H<platform> {helper} can lift {him} over.
  T<platform> {he} can hold on tight.
  C<platform> {he} can say, "One, two, big step!"
  A<platform> One big step, and in. The train says hum. Here is a seat. Bye-bye, line.
`);
