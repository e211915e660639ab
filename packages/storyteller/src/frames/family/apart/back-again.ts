import { said, type NamedScene } from '../../scene.ts';

const BACK = String.raw`(?:(?:com(?:es?|ing)|gets?|getting|is|returns?|returning|got|came) (?:back |home )+(?:from|after)|after (?:a |the |his |her |their )?(?:weekends?|time|visits?|days?|nights?|week|being) (?:at|with)|(?:when|after) (?:he|she|they)(?:'s| has| have|'ve)? been (?:at|with|to)) (?:a weekend (?:at|with) )?(?:his |her |their )?(?:dad|daddy|mum|mummy|mom|mommy|father|mother|papa|mama|ex)\w*`;
const STORMY = String.raw`(?:angry|cross|moody|(?:foul|bad|terrible|awful|horrible) mood|rude|horrible|awful|difficult|wild|clingy|tearful|upset|emotional|grumpy|furious|aggressive|slams?|shouts?|shouting|screams?|hits?|meltdowns?|melts? down|tantrums?|kicks? off|plays? up|acts? (?:up|out)|tears|withdrawn|quiet|silent|bouncing|hyper)`;

/** Back from the other parent, and the first evening is a stormy one. */
export const backAgain: NamedScene = {
  id: 'backagain',
  image: 'the first evening back, and a bag that is not unpacked yet',
  cue: said(
    String.raw`\b${BACK}[^.!?]{0,60}\b${STORMY}\b|\b${STORMY}\b[^.!?]{0,40}\b${BACK}`,
    String.raw`\b(?:prison|army|navy|deploy\w*|work trip|hospital|shouts? at (?:him|her)|hits (?:him|her)|drunk)\b`,
  ),
  decides: true,
  titles: { young: 'The Bag in the Hall', older: 'The First Evening Back' },
  text: {
    '4-5': `
      D<backagain> {Name is} back from the other home. The bag stands in the hall. Inside {Name}, a lot may be going on. There was a goodbye, a long way and a hello. Then a small thing goes wrong, and it gets very loud.
      P<backagain> The parent who opens the door was looking forward to it. A loud evening can be a surprise. It is not a sign that somebody did wrong.
      Q<backagain> On the first evening back, {Name} may feel ____.
      H<backagain> {helper} can leave the bag, and the questions too. ~ Both can wait.
      H<backagain> {helper} can have a snack ready and a quiet corner.
      T<backagain> {he} can stamp both feet on the mat, ten times.
      T<backagain> {he} can crawl under a blanket for a bit.
      C<backagain> {he} can say, "I am not quite here yet."
      A<backagain> The snack is eaten, and the stamping is done. The bag still stands in the hall. It gets unpacked when it suits. {Name is} home, and it can take an evening.
    `,
    '6-7': `
      D<backagain> The car is parked, and the bag is in the hall. From outside, {Name is} back. Inside, a goodbye is not over yet, and this home is not quite here. That is when a door bangs, or a nice question gets a rude answer. It is seldom about the question. Changing homes takes a lot out of a person.
      P<backagain> Parents wait for the hello for days. So they ask too much at once. They can learn to wait for it.
      P<backagain> The storm often comes out in the home where it feels safe. Grown-ups can know that, and still not enjoy it.
      Q<backagain> When {Name comes} in at the door, {he} may feel ____. It may be sad under the cross.
      H<backagain> {helper} can keep the first hour free of questions.
      H<backagain> {helper} can do the same thing each time: shoes, toast, quiet. ~ Then there is nothing to decide.
      T<backagain> {he} can go straight to {his} room and shut the door softly. ~ It still means "not now".
      T<backagain> {he} can say, "Ask me later." ~ It is short, and it is not rude.
      C<backagain> {he} can think, "First I land. Then I talk."
      A<backagain> After some toast the house sounds as it did. The bag is unpacked, or half of it is. What it was like there can be told another day. {Name} is home, and home can stand a stormy evening.
    `,
    '8-10': `
      D<backagain> There is an evening that families with two homes know well, the one on which somebody comes back. {Name} may be fine in the car and furious by the time the bag is in the hall. It has a reason. A person has just left one home. In the next there are other rules, another chair and another way to say goodnight. The effort shows when it is over, and a door or a little brother may get it.
      P<backagain> The parent in the hall has been looking forward to this hour and gets the worst of it. That can feel unfair, and the parent in the other home may know exactly the same hour. Most of it is not about either of them.
      Q<backagain> In the first hour back, {Name} might notice ____. It may sit in the jaw or in the stomach.
      H<backagain> {helper} can agree that nobody asks anything until after supper. ~ News keeps.
      H<backagain> {helper} can say afterwards what went wrong, and leave it there. ~ By then it is audible.
      T<backagain> {he} can say "give me an hour" and take it, with music or a ball. ~ It works better than a slammed door, which starts a second topic.
      T<backagain> {he} can make things right later with whoever was in the way. ~ A sentence is enough.
      C<backagain> {he} can think, "I am here. The rest of me is still on the road."
      A<backagain> By bedtime the rest has usually arrived. The bag gets emptied on the next day, and something turns out to be in the other home. Nothing was wrong with the weekend, and nothing is wrong with this kitchen. {Name} changes homes as well as anybody could, and it takes an hour.
    `,
  },
};
