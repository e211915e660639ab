import { said, type NamedScene } from '../scene.ts';

/** Nothing is eaten for fear of being sick again: who is to blame for it, and a way back in small bites. */
export const toastAfterTheBug: NamedScene = {
  id: 'eatafter',
  image: 'a plate with three small bits on it, and a tummy that thinks it over',
  cue: said(
    String.raw`(?=[^]*\b(?:(?:was|were|been|got) (?:\w+ )?sick|sickness bug|vomited|threw up|puked|vomiting bug|sick bug|tummy bug|stomach bug|norovirus|since being sick|after being sick)\b)[^]*?\b(?:(?:won['’]?t|will not|wont|refus\w+(?: to)?|does ?n['’]?t (?:want|dare)(?: to)?|stopped|not|hardly|barely|scarcely|scared (?:of|to)|afraid (?:of|to)|frightened (?:of|to)|too scared to|nervous about|worried about|off) (?:\w+ ){0,2}?(?:eat\w*|touch\w* (?:any )?food|food|meals|dinner|lunch|breakfast)\b)`,
    String.raw`\b(?:chok\w*|throat|swallow\w*|car ?sick\w*|travel|in the car|weight|calorie\w*|fat|chemo\w*|medicine|anorexi\w*|eating disorder|allerg\w*|migraine\w*|right now|still being sick)\b`,
  ),
  decides: true,
  answers: /\b(?:eat\w*|food|again|in case|sick|nursery|school|dinner|lunch)\b/i,
  titles: { young: 'Three Bits of Toast', older: 'Food Was Only Standing There' },
  beside: {
    benefits: [
      'Says why food gets the blame after being sick, and who it mostly was.',
      'Says honestly that tummies are sick now and then, and that it ends.',
      'Gives {name} a way back in small bites.',
    ],
    talk: {
      young: [
        'What was on the plate in the story?',
        'Which word went into the blank?',
        'Which food would be an easy first one?',
      ],
      older: [
        'Why does a head pick food as the one who did it?',
        'Which word went into the blank?',
        'Which three foods would be the easiest?',
      ],
    },
  },
  text: {
    '2-3': `
      D<eatafter> Yuck! {Name} was sick. Now here is toast. It is a small bit. The tummy can have one bite, or wait.
      P<eatafter> Tummies get sick and get well.
      Q<eatafter> When food comes, {Name} may feel ____.
      H<eatafter> {helper} can eat a bit too.
      H<eatafter> {helper} can make it small.
      T<eatafter> {he} can lick it first.
      T<eatafter> {he} can take a sip.
      C<eatafter> {he} can say, "One bit, tummy."
      A<eatafter> One bit of toast went in. Munch, munch. The tummy has it now. Next time it may be two. Bye-bye, toast.
    `,
    '4-5': `
      D<eatafter> {Name} was sick, and it was horrid. Now a tummy may think that the food did it. So it says no to the plate. Mostly it is a bug, and not the food. A bug is too small to see. The body throws it out. After that, a tummy needs small bits of food to be strong.
      P<eatafter> A worried tummy and a sick tummy can feel a lot alike. Both of them flutter.
      P<eatafter> Grown-ups have gone off a food too, after they were sick. For most of them it came back bit by bit.
      Q<eatafter> When there is food on the table, {Name} may feel ____.
      H<eatafter> {helper} can put a small bit on a big plate.
      H<eatafter> {helper} can sit there and eat the same.
      T<eatafter> {he} can begin with an easy thing, like toast.
      T<eatafter> {he} can take one bite, and have the next one later.
      T<eatafter,comforter> {he} can hold {comforter} at the table.
      C<eatafter> {he} can think, "That was then. This is toast."
      A<eatafter> One bite went in, and the tummy thought it over. It was toast, and that was all. It may be two bites tomorrow. Tummies get sick now and then. There is a bowl and a grown-up, and then it ends.
    `,
    '6-7': `
      D<eatafter> After people have been sick, their head looks for what did it. Often it picks food, because food was there. So {Name} may look at a plate and think, "What if it happens again?" Mostly it was a germ, and the body threw it out. But an empty tummy feels odd as well, and then the worry says, "See?" Small bits of food help a tummy to feel right.
      P<eatafter> A worried tummy can flutter or go tight. It feels much like being sick, and it is something else.
      P<eatafter> Lots of people cannot look at the thing they ate that day. For most it goes away by and by.
      Q<eatafter> When there is food on the plate, {Name} may feel ____.
      H<eatafter> {helper} can serve small bits and talk of other things.
      H<eatafter> {helper} can ask a doctor, if eating stays hard. ~ Doctors know this worry.
      T<eatafter> {he} can choose three easy foods to begin with.
      T<eatafter> {he} can take one bite, breathe out, and let the flutter go by.
      C<eatafter> {he} can think, "That day is over. This is lunch."
      A<eatafter> There were three bits on the plate, and two are gone. The flutter came, and it went. Tummies are sick now and then, and nobody can say when. It lasts a short time, and somebody helps. Until then there is lunch, bit by bit.
    `,
    '8-10': `
      D<eatafter> After something nasty, a brain looks for a culprit. Food is the first suspect, because it was standing there. Since being sick, {Name} may look at a plate and hear, "What if it happens again?" In most cases it was a virus, and being sick is how a body gets rid of it. The trouble is that an empty stomach feels odd as well, and the worry takes that as proof. Little and often is the way out of the circle.
      P<eatafter> Scientists call it taste aversion. Rats have it, and so do professors. It tends to fade with time and easy bites.
      P<eatafter> Families get nervous about food quickly, and then each bite is watched. Bites go down better without an audience.
      Q<eatafter> When dinner is on the table, {Name} might notice ____. Worry and hunger can feel much alike.
      H<eatafter> {helper} can put out small portions and leave the plate without comment.
      H<eatafter> {helper} can ask a doctor, if it goes on for long. ~ There is good help for this fear.
      T<eatafter> {he} can write a list of foods from easy to hard, and begin at the easy end.
      T<eatafter> {he} can eat a little every two hours, by the clock and not by the feeling.
      C<eatafter> {he} can think, "Food was only standing there."
      A<eatafter> There is a tick beside toast on the list, and another beside soup. The flutter turned up both times, and left when nothing happened. Stomachs are sick now and then for as long as people have them, and they get over it. In between, they like to be used.
    `,
    '11+': `
      D<eatafter> The mind convicts food on thin evidence: it was present, and then somebody was sick. {Name} may know that it was most likely a virus, and still find that the hand stops above the plate. Taste aversion is one of the oldest reflexes there is, and it once kept people from eating the wrong berry twice. It has a flaw. An empty stomach feels uneasy too, the unease is taken for a warning, and so less gets eaten. The way out is small, frequent and rather boring.
      P<eatafter> Other people tend to encourage, and encouragement at a table is a kind of audience. It may be worth telling them what helps more.
      P<eatafter> Fear of being sick is common, and is seldom mentioned. Doctors know it, and it responds well to treatment.
      Q<eatafter> With a plate on the table, {Name} might notice ____. Worry and hunger can be hard to tell apart.
      H<eatafter> {helper} can keep plain food within reach and stop counting.
      H<eatafter> {helper} can arrange a talk with a doctor, if meals go on shrinking. ~ Early is easier than late.
      T<eatafter> {he} can eat by the clock for a week, a little each time, whatever the feeling says.
      T<eatafter> {he} can rank foods by how loud the worry gets, and start with the quiet ones.
      C<eatafter> {he} can think, "Present at the scene. Not guilty."
      A<eatafter> Toast has been acquitted, and rice is on trial. The unease arrived on time, stayed for ten minutes and left without having been right. Stomachs are sick every few years, at a time that nobody can foresee, and they recover. In the meantime there is supper.
    `,
  },
};
