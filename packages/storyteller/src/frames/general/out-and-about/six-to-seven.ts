import { script } from '../../../frame.ts';

/** Scenes away from home at six and seven: a show, high places, a tunnel, hands that talk. */
export const OUT_AND_ABOUT_SIX_TO_SEVEN = script(`
  D<worn> By the door {worn hangs} on a hook. The job is {looksafter}, and nobody sees it. {Name} may notice only the part that rubs, or looks silly. When the job goes well, nothing happens at all. It is hard to like something for what did not happen.
  D<worn> There are jobs that are best when they are boring. {worn has} one of those. {Name} may want to leave that on the hook and just go. The job is {looksafter}. The start takes ten seconds, and they can be ten cross ones. After that the way out is free.
  P<worn> Builders and divers put on a lot before they begin. They grumble as well. Then they check each other's straps.
  P<worn> Other people may look, or may not even notice. Most of them have something on as well.
  Q<worn> With {worn} on, {Name} may feel ____. It may be different after the first five minutes.
  H<worn> {helper} can find out which part is the trouble. ~ A strap can be moved, and a seam can be cut.
  H<worn> {helper} can go first, with the same on.
  T<worn> {he} can start with {worn}, before all the rest. ~ Then that part is done.
  T<worn> {he} can say exactly where it rubs.
  C<worn> {he} can think, "Ten cross seconds, and out."
  A<worn> Back at home, {worn} can go on the hook again. Nothing happened today, and that was the job. It is a good sort of boring. The outside was not boring at all.
  A<worn> Ten seconds were cross, and an hour was not. The hook by the door is full again. Heads, hands, knees and feet came home, every one. That was a job well done.
  D<show> Before a show the lights go down, and there is a reason for that. Eyes look to where it is bright. {Name} may notice that the room is not quite dark. Over each door there is a small green light, and it stays on. Somebody sits at a desk and turns the sound up and down. The loud bits are written in a list there.
  P<show> At nearly each show somebody goes out in the middle. People who work there hold the door open.
  P<show> Actors know the dark well. They stand in it behind the curtain, and some of them have shaky knees.
  Q<show> In the minute when the lights go down, {Name} may feel ____.
  Q<show> When it gets loud, {Name} may feel ____. It may be in the ears or in the whole body.
  H<show> {helper} can find seats at the end of a row. ~ Then going out for a bit is easy.
  H<show> {helper} can find out when there is a break. ~ It helps to know the end.
  T<show> {he} can look for the green light over the door first.
  T<show> {he} can agree on a sign for "out for a bit". ~ It is of use even if nobody uses it.
  T<show,gear> {he} can {gear} before the lights go down.
  C<show> {he} can think, "Dark here, bright there, and the door is green."
  A<show> The lights come up, and two hundred people look for their coats. All of the show was seen, or half of it, and both are fine. The green light has been on the whole time. It is the only one that was not part of the show.
  D<heights> A body has an alarm for high places. It sees the way down, and then hands hold tight and knees go soft. {Name} may know that feeling. It keeps people safe, and nearly everybody has it. In some it rings early, and in some late. It gets quieter in places that are known.
  P<heights> People who mend roofs have the same alarm. They go slowly, hold on and wear a rope.
  P<heights> Children who run right up may not feel it yet. So they cannot tell why somebody stops.
  Q<heights> When the ground looks far away, {Name} may feel ____. It may be in the knees or in the tummy.
  H<heights> {helper} can stand below or climb along, whichever is better.
  H<heights> {helper} can help to choose a step for today. ~ It can be the lowest one.
  T<heights> {he} can go up to one step, breathe out and come down. ~ After that it is a step that is known.
  T<heights> {he} can look at {his} own hands on the way up.
  C<heights> {he} can think, "The alarm works, and I am holding on."
  A<heights> The step for today was reached, or the one below it. Then the ground was near again, and the alarm went quiet. High places stay where they are. It is fine to look at them from below.
  D<tunnel> Trains do not like hills, so people dig tunnels. In a tunnel there is nothing to see, and the window goes black. {Name} may see a face in it, as in a mirror. The lamps in the train stay on. It gets louder, because the noise comes back from the walls. A tunnel has two ends, and the train goes to the second.
  P<tunnel> The driver knows the length of each tunnel. Some are as short as a sneeze.
  P<tunnel> Other people in the train may not notice it at all. They look up when the phone stops working.
  Q<tunnel> When the window goes black, {Name} may feel ____.
  H<tunnel> {helper} can find out how many tunnels there are on the way. ~ Then they can be ticked off.
  H<tunnel> {helper} can say when one is coming, and count. ~ The number at the end is good to know.
  T<tunnel> {he} can look at the lamps in the train until the light comes back.
  T<tunnel> {he} can count the seconds. ~ On the way home the number is about the same.
  C<tunnel> {he} can think, "In at one end, out at the other."
  A<tunnel> A dot of light got bigger, and then it was the day. The tunnel is behind the train. On the way home it comes from the other side. Whoever counted knows how long it is.
  D<bodytalk> Feelings live in the whole body, and some are too big to stay in. For {Name} they may come out as {bodymove}. It can help with joy, with worry and with a lot of noise. Bodies have many ways of doing that. Some people bite pens, some twist their hair, and some jog with one knee. It does no harm to anyone.
  P<bodytalk> Others may look because they have not seen it before. They do not know what it is for. When they know, most of them stop looking.
  P<bodytalk> Some children are told to keep their hands still. It may look calmer, and inside it is harder work.
  Q<bodytalk> With a big feeling inside, {Name} may feel ____. It may start in the hands.
  Q<bodytalk> When somebody stares, {Name} may feel ____.
  H<bodytalk> {helper} can tell the teacher or the others what it is for. ~ One sentence is mostly enough.
  H<bodytalk> {helper} can say plainly that laughing at it is not all right. ~ That is work for a grown-up.
  T<bodytalk> {he} can go on with it. ~ It is {his} body, and it has found a good way.
  T<bodytalk> {he} can say, "It helps me," and leave it at that.
  C<bodytalk> {he} can think, "My body is saying something, and that is fine."
  A<bodytalk> The feeling has gone out through the hands, and they are quiet. Those who stared have found something else to look at. Some bodies say more than others. It makes a room more interesting.
  D<animal> {animal has} no words for "go away", only teeth, claws or a beak. {Name} may have seen that, or just not trust it. An animal shows it a bit before, with ears, wings or a hiss. Whoever knows these signs can stop in time. It is fine to stop a long way before that.
  P<animal> An animal does not scratch or peck to be nasty. It was frightened, or it was after the crumbs. It forgets within an hour.
  P<animal> People who love it may say, "It would not hurt a fly." A fly has not been asked.
  Q<animal> When {animal comes} closer, {Name} may feel ____. The feet may want to decide.
  H<animal> {helper} can go in first and see where it is. ~ Then there is no surprise behind the door.
  H<animal> {helper} can read the signs with {him} from far away. ~ It is like learning a few words.
  T<animal> {he} can stand still and watch from a good way off. ~ Slow feet do not upset anybody.
  T<animal> {he} can put food away and keep {his} hands low. ~ Then there is nothing to come for.
  C<animal> {he} can think, "Ears, wings, tail. I can read that."
  A<animal> {animal has} gone about other business. There was a gate, or a chair, or a good long gap. Some people and some animals become friends after a hundred such days. Others nod to each other, and that is good as well.
  D<platform> At a platform, trains need some air at the side, because they sway. That is why there is a gap. {Name} may think about it before the train has even come. It is about as wide as a school book. A big step is much wider.
  P<platform> The line on the ground is there for everyone. People who travel each day stand behind it and read. At the door most of them look down for a moment.
  Q<platform> When the train rolls in with all its noise, {Name} may feel ____.
  H<platform> {helper} can stand by the wall with {him} until it has stopped. ~ Then it is only a door.
  H<platform> {helper} can step over hand in hand with {him}. ~ It is the best way for short legs.
  T<platform> {he} can look at the floor inside and step on to that. ~ Feet go where eyes look.
  T<platform> {he} can ask for the ramp. ~ Stations have one, and it is not only for wheels.
  C<platform> {he} can think, "Line, stop, door, step."
  A<platform> From the train, the gap is a dark stripe, and then it is gone. The step took one second. At the other end there will be a line and a gap as well. Shoes know what to do with those now.
`);
