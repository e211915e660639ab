import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** "How was school?" "Fine." A day that does not come out in words at the gate. */
export const whatWasSchoolLike: NamedScene = {
  id: 'howwasschool',
  image: 'a bag that is emptied one thing at a time, and not at the gate',
  cue: said(
    String.raw`\b(?:does ?n['’]?t|doesnt|won['’]?t|wont|never|not|refus\w+ to|hardly) (?:\w+ )?(?:tell|tells|talk|talks|say|says|share|shares|speak|open up)\b[^.!?]{0,40}\b(?:school|nursery|(?:his|her|their) day)\b|\b(?:ask|asks|asked|asking)\b[^.!?]{0,40}\b(?:school|day)\b[^.!?]{0,40}\b(?:nothing|fine|can['’]?t remember|don['’]?t know|dunno|grunts?|shrugs?|ok(?:ay)?)\b|\bsays (?:just )?(?:nothing|fine|dunno|i don['’]?t know|can['’]?t remember)\b[^.!?]{0,50}\b(?:school|day)\b|\b(?:no idea|don['’]?t know|can['’]?t find out) (?:what|how) [^.!?]{0,24}\b(?:school|his day|her day)\b`,
    String.raw`\b(?:bull\w+|bruis\w*|hit|hurts?|mut(?:e|ism)|non ?verbal|speech|(?:talk|speak|say)s? (?:a word |anything )?(?:at|in) (?:school|nursery|class)(?! (?:he|she))|(?:talk|speak|say)s? (?:a word |hello |anything )?(?:or (?:talk|speak) )?to (?:any ?(?:one|body)|the (?:teachers?|staff|others|other children)|other (?:children|kids)) (?:else )?(?:at|in) (?:school|nursery|pre-?school|class)(?! about)|to (?:the|his|her) teacher|in trouble|lies|homework|late|detention|secret)\b`,
  ),
  decides: true,
  answers: /\b(?:tell\w*|school|nothing|fine|day|anything|ask\w*|says?)\b/i,
  titles: { young: 'A Day Comes Out Bit by Bit', older: 'Fine Is a Short Word' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<howwasschool> "What did you do today?" somebody asks at the gate. {Name} may say "nothing" or "don't know". The day was so full that no word fits on it. A head needs a rest first. Then bits of the day come out, one by one.
      P<howwasschool> Grown-ups ask because they missed {Name}. They would love one small bit.
      Q<howwasschool> At the gate, when somebody asks, {Name} may feel ____.
      H<howwasschool> {helper} can give a hug first, and ask later.
      H<howwasschool> {helper} can tell one thing of their own day.
      T<howwasschool> {he} can say, "Later, please."
      T<howwasschool> {he} can show it with toys or a picture.
      C<howwasschool> {he} can say, "One good bit, one not so good bit."
      A<howwasschool> At bath time a bit of the day came out. It was about a snail. In bed came one more bit. A day fits into words when there is time. A bad bit can be told at any time as well.
    `,
    '6-7': `
      D<howwasschool> "How was school?" is a big question, and "fine" is a small word. {Name} may say it because the whole day is too much to pick from. A head that has listened all day would like to be quiet. There is nothing wrong with that. A day can come out later, one small piece at a time.
      P<howwasschool> Grown-ups ask since they were not there. They want to know if it was good.
      P<howwasschool> Many children say "nothing" at the gate. In bed some of them cannot stop telling.
      Q<howwasschool> When the question comes, {Name} may feel ____.
      H<howwasschool> {helper} can ask later, and ask something small.
      H<howwasschool> {helper} can tell first how their own day was.
      T<howwasschool> {he} can say, "Ask me at tea," and mean it.
      T<howwasschool> {he} can pick a good bit, a bad bit or a silly bit.
      C<howwasschool> {he} can think, "Not all of it. One bit is a lot."
      A<howwasschool> Out of the bag, with the lunch box, came a bit of the day. It was about a wasp in the hall. More came at bedtime, with no question at all. If a bit is heavy, it can be told too, and it gets lighter.
    `,
    '8-10': `
      D<howwasschool> "How was school?" "Fine." It is one of the shortest conversations there is, and {Name} has it often. It is not meant to be rude. Six hours of lessons, noise and people do not fit into one answer. A tired head would like to think of nothing. "Fine" means that it is too much to sort out now. The day is in there all the same, and some of it may be worth telling.
      P<howwasschool> Parents hear "fine" and start to guess. Their guesses are usually worse than the day was.
      P<howwasschool> Being asked five things in a row feels like a test. They mean it as a hello.
      Q<howwasschool> When somebody begins to ask, {Name} might feel ____.
      H<howwasschool> {helper} can leave the first half hour free of questions.
      H<howwasschool> {helper} can ask one odd thing, such as what was the most pointless minute. ~ Odd questions get better answers.
      T<howwasschool> {he} can say, "Not now, but later," and pick the time.
      T<howwasschool> {he} can give the day a number out of ten. ~ It takes one second, and it is honest.
      C<howwasschool> {he} can think, "One thing is enough. The rest is mine."
      A<howwasschool> It was a six today, and the reason came out over the washing-up. Side by side it is easier to talk than face to face. Nobody needs to hand in a report on the day. A thing that weighs something is different, and it is worth telling to somebody, at any hour.
    `,
    '11+': `
      D<howwasschool> The question is "How was your day?" and the answer is "fine", and both sides are a bit dissatisfied. {Name} may not be hiding anything. By the time somebody asks, the day has been got through, and nobody wants to go through it again at once. Privacy plays a part as well. At this age, some of what happens at school is one's own business, and that is fine.
      P<howwasschool> A parent who hears nothing has only their imagination, and it works at night. Quite a small piece of news keeps it quiet.
      P<howwasschool> They often ask at the worst moment, because it is the first one they get.
      Q<howwasschool> When the question comes, {Name} might notice ____. Irritation is common and says little about the person asking.
      H<howwasschool> {helper} can skip the question at the door, and be about later, in a car or a kitchen.
      H<howwasschool> {helper} can say something of their own day that is not improving.
      T<howwasschool> {he} can offer one fact unasked. ~ It often prevents ten questions.
      T<howwasschool> {he} can say plainly, "Nothing's wrong. I just don't want to talk yet."
      C<howwasschool> {he} can think, "A headline is enough. The article is mine."
      A<howwasschool> There was a headline today, about a supply teacher and a pigeon, and no further questions. It is possible to keep a good deal to oneself and still let people know that all is well. When all is not well, the rule is a different one. Then it is worth telling somebody, in whatever order it comes out, and at whatever hour.
    `,
  },
};
