import { script } from '../../../frame.ts';

/** Scenes away from home from eight to ten: a show, high places, hands that talk. */
export const OUT_AND_ABOUT_EIGHT_TO_TEN = script(`
  D<worn> Some jobs are only noticed when nobody does them. {worn has} such a job, which is {looksafter}. {Name} may see only the fuss, the straps, and what the others wear. On a good day nothing happens, and so it looks useless. It is hard to argue for something that mostly prevents.
  D<worn> By the door is a hook, and on it {worn hangs}. The job is {looksafter}, and it takes about ten seconds to begin. {Name} may know how they go. Somebody says it, somebody sighs, and somebody cannot find the other shoe.
  P<worn> Professionals are oddly fond of such things. Racing cyclists, climbers and divers check theirs twice, and nobody thinks less of them.
  P<worn> Adults repeat themselves at the door because they can picture what they do not want. They rarely say so, and it comes out as nagging.
  Q<worn> With {worn} on, in front of others, {Name} might feel ____. It may be gone at the first corner.
  H<worn> {helper} can stop mentioning {worn} once a week has gone by with nothing forgotten. ~ That is a deal worth having.
  H<worn> {helper} can let {Name} choose the next one. ~ What somebody has chosen tends to be worn.
  T<worn> {he} can work out which part is the real problem, and say it once. ~ "It pinches here" gets further than "I hate it".
  T<worn> {he} can get that part done indoors, before anybody looks.
  C<worn> {he} can think, "Ten seconds, and then I am off."
  A<worn> In the evening {worn hangs} on the hook again, and there is nothing to report. No report is exactly what it was for. The ten seconds are over until tomorrow, and the day out there was long.
  A<worn> Nothing happened, which is the most that such a job can show. The hook by the door is full again. Whoever decides these things without being told has also won an argument, quietly, for good.
  D<show> A room for shows is built to be dark and loud on purpose. When the lights go down, the eyes let go of everything but the stage or the screen. {Name} may notice the moment before that most of all. The room is not quite dark, because there is a green light over every way out. Someone at a desk turns the sound up and down, from a list. So even the loud parts are planned.
  P<show> Ushers see people leave in the middle at nearly every show, for coughs, babies and nerves. They hold the door and think no more of it.
  P<show> Some shows are given once or twice with softer sound and the lights half up. Plenty of grown-ups prefer those.
  Q<show> In the minute when the lights go down, {Name} might feel ____.
  Q<show> In the loudest part, {Name} might notice ____. It may be in the ears, the chest or the temper.
  H<show> {helper} can book seats at the end of a row. ~ It is easier to stay where leaving is easy.
  H<show> {helper} can look up the story and the length beforehand. ~ Surprises are for people who like them.
  T<show> {he} can find the way out before it starts, and then forget about it.
  T<show> {he} can agree on a sign for "five minutes outside". ~ It works best when it was agreed early.
  T<show,gear> {he} can {gear} before the lights go down. ~ It is easier than in the middle.
  C<show> {he} can think, "Dark here, bright there, and the door is green."
  A<show> When the lights come up, everyone looks a little surprised to have legs. The show was seen whole, or in parts, and a part can be plenty. The green light was on the whole time. Hardly anybody else will have noticed it.
  D<heights> A wariness of high places is one of the oldest fears there is, and {Name} may know it well. The brain compares what the eyes see with what the feet feel, and high up the two no longer agree. So it sounds an alarm: the hands grip, and the knees go soft. It gets quieter with small steps, and pushing makes it louder.
  P<heights> Climbers feel it too. Most of them say that they listen to it, and then check the rope.
  P<heights> People who feel nothing up there say, "Just don't look down." It is about as useful as "just don't sneeze".
  Q<heights> At the point where it gets too high, {Name} might notice ____. It often starts in the knees.
  H<heights> {helper} can leave the speed to {Name}, and keep advice for later. ~ An audience makes a ladder longer.
  H<heights> {helper} can suggest a height that is almost boring, as a start.
  T<heights> {he} can stay on one step until the alarm gets quieter, and then come down. ~ That is how it learns.
  T<heights> {he} can look straight ahead and name three things.
  C<heights> {he} can think, "That is the alarm. It is loud, and it is not the boss."
  A<heights> At some point the step became boring, which is the best sign there is. Coming down counts as much as going up. High places can wait, since they have nothing else to do. The view from below is not bad either.
  D<bodytalk> Strong feelings live in the whole body, and some of them want a way out. For {Name} that may be {bodymove}. It can steady a person in noise, in joy or in worry. Everybody has something of the kind, such as a bouncing knee, a chewed pen or a humming in the bath. Some are just easier to see from across a room.
  P<bodytalk> People stare at whatever they have not seen before, and stop when they know what it is. A few go on because they like a reaction. That is for the adults to deal with.
  P<bodytalk> Many people who move like that say the same: holding it in takes effort that is then missing for listening.
  Q<bodytalk> When a feeling gets big, {Name} might notice ____. It often begins in the hands.
  Q<bodytalk> When somebody stares, {Name} might feel ____.
  H<bodytalk> {helper} can talk to the teacher about what it is for, so that nobody asks {Name} to stop. ~ It is quickly explained.
  H<bodytalk> {helper} can ask {Name} who else is to know, and who not.
  T<bodytalk> {he} can go on with it, as it does no harm and does some good.
  T<bodytalk> {he} can have one short answer ready, such as "It helps me think".
  C<bodytalk> {he} can think, "That is my way of saying it."
  A<bodytalk> The feeling is out, and the hands have gone quiet without being told. Of those who looked, most will not remember it by lunch. There are many ways to be in a room. This one comes with a little wind.
  D<animal> An animal has a border around it that nobody can see. As long as {Name} stays outside, it goes on eating, and one step inside it has a choice to make. {animal knows} two answers, which are leaving and defending. Biologists have measured such borders in metres. Most would rather leave. A scratch or a peck usually means that there was no way out.
  P<animal> People who keep animals read those borders without noticing. They tend to think that everyone can. It is fair to ask them, "How do I know when it has had enough?"
  Q<animal> When {animal looks} up, {Name} might feel ____. The border works in both directions.
  H<animal> Someone at home can see to it that the animal has a way out, and that {Name} has one too. ~ Two exits make a calm room.
  H<animal> Someone at home can agree on a distance to begin with. ~ It can be a whole field.
  T<animal> {he} can stand side-on and look past it. ~ Straight at the eyes means something else among animals.
  T<animal> {he} can find out three signs by which that kind shows that it is cross. ~ What can be read is half as sudden.
  C<animal> {he} can think, "It has a border, and so have I."
  A<animal> Both borders are intact, and dinner goes on. To be wary of an animal is not a fault. It is how people and animals got along for most of history. With time the distance may shrink by itself, or it may be a good distance for life.
  D<platform> The gap between a train and a platform has a reason. Carriages are straight, platforms are often curved, and a moving train rocks. {Name} may know all that and still see only the dark bit. If it were any closer, it would scrape. It is usually about twenty centimetres wide, and an ordinary step is more than twice that.
  P<platform> At some stations a voice says "Mind the gap" all day long, so it cannot be such an unusual thought. Most passengers glance down as they cross. Nobody mentions it.
  Q<platform> As the train comes in, {Name} might notice ____. It may be the wind and the noise more than the gap.
  H<platform> Someone at home can wait at the back of the platform until everything has stopped moving. ~ Trains wait for people who are seen.
  H<platform> Someone at home can take the step first and hold out a hand from inside. ~ Then there is something to step towards.
  T<platform> {he} can stand behind the line and choose a door before it opens. ~ A plan made early is calmer.
  T<platform> {he} can look at the far side of the step. ~ Cyclists and horses do it in the same way.
  C<platform> {he} can think, "Twenty centimetres, and a step has fifty."
  A<platform> Inside there are seats and a window, and the platform slides backwards. It is odd how little is left of a gap once it has been crossed. At the other station the same thing will be done in the other direction. People do it half asleep by the second week.
`);
