import { script } from '../../../frame.ts';

/** Scenes away from home at four and five: a show, a car wash, high steps, waves, a tunnel, hands that talk. */
export const OUT_AND_ABOUT_FOUR_TO_FIVE = script(`
  D<worn> By the door there is a hook. {worn hangs} there. {Name} may feel just the bad bits. The job is {looksafter}. A thing can be stiff or tight. It does its job all the same.
  D<worn> Some things are worn because they have a job. {worn has} one. {Name} may want to go at once, with nothing that rubs. The job is {looksafter}.
  P<worn> Firefighters, divers and beekeepers all put things on first. They pull faces too when it is stiff.
  P<worn> Grown-ups say it each time at the door. They would like to come home with all bits whole.
  Q<worn> With {worn} on, {Name} may feel ____.
  H<worn> {helper} can look for the bit that rubs.
  H<worn> {helper} can wear some as well. ~ It looks less odd on two.
  T<worn> {he} can do the last bit without help.
  T<worn> {he} can choose which part goes first.
  C<worn> {he} can say, "On, and out we go."
  A<worn> Out and back, and nothing was missing. By the door {worn hangs} on the hook again. The job is done for today. It did not look like work at all.
  A<worn> The start was stiff. Then there was so much to see outside. By the door {worn hangs} on the hook again. After a job like that comes a rest.
  D<show> A show is in a room with rows of seats. {Name} may sit near the end of a row. When it starts, the lights go down. Then all eyes look to the front, where it is bright. Over the door there is a small green light. It stays on the whole time.
  D<show> In a show some bits are loud, and some are soft. {Name} may hear clapping, and that can be the loudest bit. The lights go down, so that the front looks bright. Behind the curtain, people wait in the dark as well. At the end all the lights come up.
  P<show> People who work there see children go out and come in again. They do not mind.
  P<show> Grown-ups jump at loud bits, too. They hope that nobody saw it.
  Q<show> When the lights go down, {Name} may feel ____.
  Q<show> In a loud bit, {his} body may feel ____.
  H<show> {helper} can say when the lights will go down. ~ Then it is no surprise.
  H<show> {helper} can find seats near the door. ~ It is fine to go out for a bit.
  T<show> {he} can look for the green light over the door.
  T<show> {he} can hold a hand and count to five.
  T<show,gear> {he} can {gear} before it starts.
  T<show,comforter> {he} can have {comforter} on {his} knee.
  C<show> {he} can think, "Dark here, bright there."
  A<show> The lights come up, and there are all the people again. A bit of the show may have been seen from the door. That is fine. Clap, clap, and then coats on.
  A<show> The show is over, and the curtain is shut. It was dark for a while, and then it was not. The green light is still on. Now the big door opens, and there is the street.
  D<carwash> A wash for a car is a big thing. {Name} may sit inside with the windows shut. Then come water and foam, and brushes as big as bushes. They turn and they hum. The glass keeps all of it out. It lasts about as long as two songs.
  P<carwash> Some people look at the brushes. Some look at their knees.
  P<carwash> It is loud for the one who drives, too. Grown-ups talk louder in there.
  Q<carwash> When the brushes come up to the window, {Name} may feel ____.
  H<carwash> {helper} can say what comes: water, foam, brushes, wind. ~ It is the same each time.
  H<carwash> {helper} can watch from outside first, with {Name}. ~ From there it looks small.
  T<carwash> {he} can choose to sit inside, or to watch with a grown-up.
  T<carwash> {he} can count the brushes.
  T<carwash,gear> {he} can {gear} before the water comes.
  C<carwash> {he} can think, "Wet out there, dry in here."
  A<carwash> The wind blows off the last drops, and the light is green. The wash is over. The car is wet, and the people in it are dry. The brushes hang there and have a rest.
  D<heights> A high step has a long way down. {Name} may like to stay near the ground. Up there the hands hold on tight, and knees go soft. That is how a body takes care. Each step can be the last one for today.
  P<heights> Birds do not mind. People have no wings, so they take care.
  P<heights> Some children go right up. Some like the second step best.
  Q<heights> On a high step, {his} knees may feel ____.
  H<heights> {helper} can stand close by, with both hands up.
  H<heights> {helper} can say, "This one is high enough." ~ Then there is time to look.
  T<heights> {he} can go up one step, look, and come down.
  T<heights> {he} can look at {his} hands on the way.
  C<heights> {he} can think, "Hold, hold, step."
  A<heights> One step was high enough for today. Down here the ground is flat, as before. The next step can wait. Steps are good at that.
  D<waves> Waves come up the sand, and then they go back. {Name} may look at them from a dry spot. The wind makes them, far out at sea. On the sand a wave gets thin and slow. It leaves a line there. One side is wet, and one side is dry.
  P<waves> Grown-ups stop at the line as well. They say that it is cold.
  P<waves> Some children run in, and some dig nearby. There is room for both.
  Q<waves> So near the sea, {Name} may feel ____.
  H<waves> {helper} can stand in the water and hold hands.
  H<waves> {helper} can fetch some sea in a bucket. ~ In there it has no waves.
  T<waves> {he} can stand at the line and hold a hand. ~ One toe may get wet.
  T<waves> {he} can dig where it is dry.
  C<waves> {he} can think, "It comes to the line and goes back."
  A<waves> The wave has gone back, and the line is still there. One toe may be wet, or none. Sand is good on both sides. Far out, the sea is making the next one.
  D<tunnel> A tunnel is a way through a hill. {Name} may see it come, and then the window is black. There is hill outside, and no sky. The lamps in the train stay on. After a bit there is a dot of light. It gets big, and it is the end.
  P<tunnel> The one who drives the train knows the tunnel well. It is the same each day.
  P<tunnel> Some people look out, and see their own face. Some look at a book.
  Q<tunnel> When the window goes black, {Name} may feel ____.
  H<tunnel> {helper} can say when a tunnel is coming. ~ Then it is no surprise.
  H<tunnel> {helper} can count out loud to the end of it.
  T<tunnel> {he} can look at the lamp in the train.
  T<tunnel> {he} can hold a hand and count until the light.
  T<tunnel,comforter> {he} can show {comforter} the lamp.
  C<tunnel> {he} can think, "In at this end, out at that end."
  A<tunnel> The dot got big, and it was the day. The tunnel is behind the train now. On the way home it comes from the other side. It is the same hill, with the same two ends.
  D<bodytalk> Some feelings are so big that they go into the hands. For {Name} it may come out as {bodymove}. That is how a body lets a big feeling out. It does no harm, and it can feel good. Other bodies clap, or hum, or tap with a foot.
  P<bodytalk> Others may look, because it is new to them. They do not know yet what it is for.
  P<bodytalk> Grown-ups tap their feet and click their pens. It is the same sort of thing.
  Q<bodytalk> With a big feeling inside, {his} body may feel ____.
  Q<bodytalk> When others look, {Name} may feel ____.
  H<bodytalk> {helper} can tell the others what it is for. ~ Then they know.
  T<bodytalk> {he} can go on with it. ~ It is {his} body, and it does no harm.
  C<bodytalk> {he} can say, "It helps me."
  A<bodytalk> The big feeling is out, and the hands have a rest. Those who looked have gone back to their game. It is fine for a body to talk like that. It said it well.
  D<animal> {animal has} a place to be, and people have another. When {Name} comes near, that can feel too close. An animal cannot say, "Please wait." So it hisses, or pecks, or runs. It does that to be left alone.
  P<animal> Most animals think that people are very big. They look at the feet. They like it when feet are slow.
  P<animal> Some grown-ups step back as well. They say that they like the view.
  Q<animal> When {animal is} near, {his} body may feel ____.
  H<animal> {helper} can stand in between. ~ A pair of legs makes a good gate.
  H<animal> {helper} can say what the tail and the ears mean. ~ Animals talk with those.
  T<animal> {he} can look from behind a gate or a grown-up.
  T<animal> {he} can keep {his} hands in {his} pockets.
  T<animal,comforter> {he} can have {comforter} under one arm.
  C<animal> {he} can think, "You there, me here, and a gate."
  A<animal> {animal has} gone back to dinner or to a nap. On this side of the gate there was enough to see. Nobody needs to stroke an animal to like it. It has its place, and {Name} has one too.
  D<platform> A train stops at a platform, with a gap in between. {Name} may look down and see how dark it is. A foot is longer than the gap. One big step goes right over. A hand makes it a bigger step.
  P<platform> Lots of people look down there. Then they look at the door, and go in. The driver waits until all of them are in.
  Q<platform> When the train comes in, {his} tummy may feel ____.
  H<platform> {helper} can hold {his} hand and say, "One, two, step!" ~ Two go over together.
  H<platform> {helper} can wait far back till the train has stopped. ~ It is not so loud there.
  T<platform> {he} can stand well behind the line.
  T<platform> {he} can look at the door and not at the gap.
  C<platform> {he} can say, "One, two, and over!"
  A<platform> The doors go shut, and the platform rolls away. The gap has stayed there, and so has the line. In the train there is a seat with a window. At the other end there is one more big step.
`);
