import type { DeedThread } from './deed-thread.ts';
import { OF_ART } from './evenings-of-work.ts';

/** A skill of hands or head: every step had to be thought of once, and now they follow each other. */
export const stepByStep: DeedThread = {
  id: 'steps',
  image: 'the steps of a thing that had to be thought of one by one, and now follow each other',
  cue: /\b(?:laces?|shoelaces|bow|knots?|buttons?|zips?|zipped|buckles?|times tables?|\d+ times table|spell\w*|alphabet|letters? of|write|writing|wrote (?:his|her|their) (?:own )?name|count\w* to|tell the time|whistle|whistling|tune|flute|clarinet|trumpet|trombone|cornet|sax\w*|oboe|cello|viola|harp|ballet|tap exam|karate|judo|taekwondo|piano|guitar|violin|recorder|ukulele|drums?|chords?|scales|juggl\w*|knit\w*|crochet\w*|sew\w*|plait|braid|catch|cartwheels?|handstands?|hula|skip(?:ping|ped)?|click (?:his|her|their) fingers|pour\w*|cut with|scissors|knife|fork|spoon|cutlery|chopsticks|lines? (?:off|learnt)|phone number|address|sums|fractions|long division|dance (?:steps|routine)|swim|swam|float\w*|dive[ds]?|front crawl|width|length)\b/i,
  decides: new RegExp(
    String.raw`\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)s? times tables?|times tables?|(?:learn(?:ed|t)|knows?|got) (?:all )?(?:his|her|their) (?:spellings|letters|phonics|sounds|number bonds)|used (?:an?|his|her|their|the) (?:\w+ )?(?:knife|fork|spoon|chopsticks|cutlery)|(?:passed|merit (?:in|for|on)|distinction (?:in|for|on)) (?:his|her|their) (?:grade (?:\d|one|two|three|four|five|six|seven|eight) (?:[\w-]+ )?(?:${OF_ART})|(?:[\w-]+ )?(?:${OF_ART})(?: \w+)? (?:exam|grade))\b(?!.* after (?:failing|missing|not passing))(?:))\b`,
    'i',
  ),
  titles: { young: 'One Step and the Next Step', older: 'First This, Then That' },
  text: {
    '2-3': `
      D<steps> First this. Then that. {Name} did learn it! Now it goes. Step, step, step.
      D<steps> It was hard to learn. It went bit by bit. {Name} did it again and again. Now look!
      P<steps> Big people did learn it too. They were slow at first.
      P<steps> All people learn a bit at a time.
      Q<steps> When it works, {Name} may feel ____.
      H<steps> {helper} can look and clap.
      H<steps> {helper} can say, "Show me."
      T<steps> {he} can show a toy how it goes.
      T<steps> {he} can do it one more time.
      C<steps> {he} can say, "First this. Then that."
      C<steps> {he} can say, "I can do it!"
      A<steps> First this. Then that. {Name} did learn it. Step, step, and there!
      A<steps> It was hard, and now it goes. {Name} can learn. Bit by bit. Hooray, hands!
    `,
    '4-5': `
      D<steps> A thing like that has many small steps. At first, each of them needs thinking. {Name} went on until they were learnt. Now one step calls the next. It goes by without so much thinking.
      D<steps> Learning is slow, and then it is quick. {Name} had the slow part first. Something went wrong, and it was done again. Then on some day it worked, from first step to last.
      P<steps> Grown-ups do it without looking. They have forgotten that they learnt it once. It took them a long time too.
      P<steps> Children learn things in all sorts of orders. One can do this, and another can do that.
      Q<steps> When the last step worked, {Name} may have felt ____.
      H<steps> {helper} can watch it once from the start. ~ It is good to be watched when it works.
      H<steps> {helper} can remember how it looked at first. ~ That is a funny thing to think of.
      T<steps> {he} can show it slowly, step by step.
      T<steps> {he} can choose what to learn next.
      C<steps> {he} can say, "First this, and then that."
      C<steps> {he} can think, "I did not know it, and now I do."
      A<steps> There was a time before, and it is over. {Name} has learnt it. Some days it may still go wrong in the middle. The steps know where they belong.
      A<steps> First this, then that, and it is done. {Name} has learnt it, and nobody can take it out again. Hands and heads keep such things. They keep them even in sleep.
    `,
    '6-7': `
      D<steps> It takes long to learn a thing with many steps. By the third one, the first is gone again. {Name} went on practising until they stuck together. It is hard to say on which day that happened. But now the first one brings the next.
      D<steps> Before somebody has learnt a thing, it looks like a trick. After that it looks quite easy. {Name} knows both sides of it. In between there was a lot of practice, with some sighs in it.
      P<steps> People who can do it already cannot say how. They have forgotten the steps. Somebody who has just learnt it explains it best.
      P<steps> Others may have learnt it sooner or will learn it later. The order means nothing. Everybody is a beginner at something.
      Q<steps> On the first try that worked, {Name} may have felt ____. Surprise is allowed.
      H<steps> {helper} can ask for the trick of it. ~ There mostly is one.
      H<steps> {helper} can tell of something that took as long to learn.
      T<steps> {he} can teach it to somebody. ~ Slow is good for that.
      T<steps> {he} can do it once a day this week. ~ Then it stays.
      C<steps> {he} can think, "The first step brings the next one."
      C<steps> {he} can say, "I practised, and it stuck."
      A<steps> Soon nobody will notice it any more, {Name} least of all. That is what happens to things that have been learnt. They go quiet and just work. For now it is still good to look at.
      A<steps> The steps have grown together, from the first to the last. {Name} practised them until they did. On a tired day one may drop out. It can be picked up again where it fell.
    `,
    '8-10': `
      D<steps> The middle of learning something is a dull place. The first excitement is over, and it does not work yet. {Name} practised through that part as well. Then the separate bits began to run together, and one day the order came by itself. From outside it looks as if it had been like that from the start.
      D<steps> It is not possible to skip to the point where a thing works. {Name} learnt it the usual way, which has mistakes all over it. Each of them showed what to do another way next time. That is a slow method, and there is no other.
      P<steps> People who have been able to do it for years tend to say that it is easy. It is not a lie. They have lost the memory of how it was.
      P<steps> Whoever was near for the practising heard the same bit rather often. They knew it was going somewhere. They will be nearly as pleased.
      Q<steps> The first time it worked all the way through, {Name} might have felt ____. Some people check at once whether it was luck.
      H<steps> {helper} can ask which bit took longest to get. ~ It is usually not the one that looks hardest.
      H<steps> {helper} can keep something from the time before, such as a first try. ~ It is good to be able to compare.
      T<steps> {he} can explain it to somebody who cannot do it yet. ~ That is when one finds out how it works.
      T<steps> {he} can decide what it could be used for. ~ Things that have been learnt like to be used.
      C<steps> {he} can think, "It runs by itself now."
      C<steps> {he} can think, "I know which bit was the hard one."
      A<steps> In a year it will be hard to imagine not having learnt it. {Name} knows how it was, at least for now. There were bits, and then there was one thing. It took practice to get from the one to the other.
      A<steps> Nobody is handed it. {Name} practised, it got stuck, it got better, and now it goes. The next thing will begin just as badly. That is worth remembering, because it means nothing.
    `,
    '11+': `
      D<steps> Between not being able to do a thing and doing it without thinking, there is a long stretch that nobody photographs. {Name} went along the whole of that stretch, and it consists of practice that sounds the same on Thursday as it did on Monday. Then the parts lock together at some unremarkable moment, and afterwards it seems to have been obvious all along.
      D<steps> People speak of talent when they have not seen the practising. {Name} learnt it in the ordinary way, by doing it badly, noticing where, and doing it again. There is little glamour in that, but it has the advantage that it works for most things.
      P<steps> Those who shared a wall or a room with it have heard every stage of it. They may be slightly more relieved than impressed, and both are meant kindly.
      P<steps> Anyone who can already do it is likely to offer a tip, a few weeks too late. That is how people say well done to somebody who has joined them.
      Q<steps> When it worked from beginning to end, {Name} might have felt ____. Suspicion is not unusual, and it is best met by doing the thing again.
      H<steps> {helper} can ask to hear or see it once, and not ask for an encore. ~ A single attentive listener is plenty for something that has only just begun to work.
      H<steps> {helper} can name the bit that used to go wrong. ~ It shows that somebody was paying attention through all those weeks.
      T<steps> {he} can write down how it was finally done. ~ Hands keep the movements for years and forget the reasons within a month.
      T<steps> {he} can choose the next thing with a clear idea of the price. ~ It is mainly paid in Thursdays, and there are fifty-two of those in a year.
      C<steps> {he} can think, "I learnt that. It was not handed over."
      C<steps> {he} can think, "The dull part was the part that counted."
      A<steps> Before long it will be one of the things {Name} simply does, and nobody asks how a person learnt what they simply do. This is a note from the time when it could still be seen that it took practice.
      A<steps> It may be useful to know, for later and for other matters, that it looked hopeless in the middle. {Name} practised on and learnt it, and the middle of the next thing will look exactly the same.
    `,
  },
};
