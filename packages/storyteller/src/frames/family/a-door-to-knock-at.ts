import { said, type NamedScene } from '../scene.ts';

/** Somebody near to whom a child goes while there is an argument at home. */
export const aDoorToKnockAt: NamedScene = {
  id: 'otherdoor',
  image: 'a second door, and somebody behind it who puts the kettle on',
  cue: said(
    String.raw`\b(?:turns? up|turned up|com(?:es?|ing)|came|runs?|ran|goes|knocks?|rings?|flees?|stands?|appears?|escapes?)\b[^.]{0,30}\b(?:(?:at|to|on) (?:my|our|her|his|nan\w*['’]?s?|gran\w*['’]?s?|granny['’]?s|auntie?\w*['’]?s?|the neighbours?['’]?s?|next) ?(?:front )?(?:door|house|flat|place)?|next door|(?:over|round|across|up|down) to (?:me|us|mine|ours|nan\w*|gran\w*|auntie?\w*|the neighbours?))\b|\b(?:was|found|sat|hid|hides|sits|ended up) (?:him |her |them )?(?:at|with|round) (?:the |our |my )?(?:neighbou?rs?|next door|nan\w*|gran\w*|auntie?\w*)['’]?s?\b|\bacross the landing\b|\bnext door to (?:them|me|us)\b`,
    String.raw`\b(?:comes? to (?:my|our) (?:room|bed)|his house|her dad['’]?s|his dad['’]?s|refuge|police|moved out|hits? (?:him|her|them|me))\b`,
  ),
  decides: false,
  answers: /\b(?:door|slippers|landing|turns? up|comes?|knocks?|live)\b/i,
  titles: { young: 'A Door to Knock At', older: 'A Second Door' },
  text: {
    '4-5': `
      D<otherdoor> When two grown-ups argue, it is loud at home. {Name} may not want to be there then. Not far off there is another door. Behind it is somebody who knows what it is like. Feet know the way, and slippers are fine for that.
      P<otherdoor> The one behind the door likes to be asked. No reason is needed.
      P<otherdoor> The loud ones are not cross with {him}. It is a thing between big people.
      Q<otherdoor> At the other door, {Name} may feel ____.
      H<otherdoor> {helper} can open the door and make some cocoa.
      H<otherdoor> {helper} can tell the big ones where {he is}.
      T<otherdoor> {he} can knock and say, "It is loud at home."
      T<otherdoor> {he} can sit there and not talk.
      C<otherdoor> {he} can think, "It is not my job. I can knock."
      A<otherdoor> The loud part is over after a while. It is quiet behind the other door, and warm. The big ones can sort it out. That door is good for other days as well.
    `,
    '6-7': `
      D<otherdoor> An argument fills a home up to the ceiling. There is no quiet corner left in it. {Name} may then go to another door, to somebody who is close by. That is not telling tales, and it is not running away. It is a good idea to be where it is calm.
      P<otherdoor> The person behind that door does not want to take sides. That person wants to have the kettle on and a chair free.
      P<otherdoor> Grown-ups who argue may notice late that somebody has gone. Most of them are sorry then. It was not caused by a child.
      Q<otherdoor> On the way to that door, {Name} may feel ____. It may be another word inside.
      H<otherdoor> {helper} can tell the grown-ups at home where {he is}. ~ Then nobody looks for anybody.
      H<otherdoor> {helper} can talk to them about it on a calm day. ~ That is a job for grown-ups.
      T<otherdoor> {he} can knock at any time, in slippers too.
      T<otherdoor> {he} can tell about it, or only drink something. ~ Both are all right.
      C<otherdoor> {he} can think, "The arguing is theirs. I can go where it is quiet."
      A<otherdoor> An argument has an end, and till then there is a chair. When it is quiet, there is a way back with somebody beside. The next day can be a nice one. The door is there if it gets loud again.
    `,
    '8-10': `
      D<otherdoor> Houses used to be built so that neighbours could knock on the wall when something was wrong. {Name} has a better way, which is to go to another door when the arguing starts. Somebody lives there who has a chair free. Going is not a betrayal, and it is not making a fuss. It is what people do when it rains in: they stand where it is dry until it stops.
      P<otherdoor> Whoever opens that door would rather be knocked for ten times too often. It does not need an explanation on the mat.
      P<otherdoor> Adults who argue are often sorry afterwards about who heard it. What they argue about is between them, even when a child's name comes up in it.
      Q<otherdoor> With a hand raised to knock, {Name} might feel ____. Two things at once are possible.
      H<otherdoor> Whoever opens that door can let the adults know, and say that it got too loud. ~ They are the ones who can do something about it.
      H<otherdoor> Whoever opens that door can get more help if anyone is hurt or threatened. ~ There are people whose work that is.
      T<otherdoor> {he} can go early, before it is at its loudest. ~ Slippers are fine.
      T<otherdoor> {he} can say how it is, or talk about something else entirely. ~ Neither is wrong.
      C<otherdoor> {he} can think, "It is their argument. I know a quiet place."
      A<otherdoor> After some time the voices sink, and it gets quiet on the other side. The tea is cold by then, and the worst of it is over. There may be another argument some day. The way to the other door is known, and it is short.
    `,
    '11+': `
      D<otherdoor> There are evenings on which the sensible thing to do is to leave. When an argument takes up the whole place, {Name} may go to somebody nearby, and the adults hardly notice the door. That is neither cowardice nor disloyalty. Nobody is obliged to listen to what two people cannot settle. A quiet room with one calm person in it is a good use of the time.
      P<otherdoor> Whoever lives there has probably heard some of it through the wall. They may be careful not to take sides, which can look like indifference and is meant as respect.
      P<otherdoor> Afterwards those who argued tend to be embarrassed and unusually helpful. Some manage to say sorry, and some make pancakes.
      Q<otherdoor> On the way over, {Name} might notice ____. It may include worry about the people left behind.
      H<otherdoor> Whoever opens that door can tell the adults about it, and why. ~ It is better said by one adult to another.
      H<otherdoor> Whoever opens that door can bring in help from outside if anyone is hurt or threatened. ~ That decision belongs to adults.
      T<otherdoor> {he} can keep a charger and a book over there. ~ It turns an escape into a habit.
      T<otherdoor> {he} can tell one trusted person how often it happens. ~ The frequency is useful to know.
      C<otherdoor> {he} can think, "Theirs to settle. Mine to sit this one out."
      A<otherdoor> An argument runs down in the end, with or without an audience. Going back in afterwards is odd for a minute, and then somebody asks about homework. Whether it gets better is up to the people who have it. What can be relied on is a second door, and that somebody behind it knows.
    `,
  },
};
