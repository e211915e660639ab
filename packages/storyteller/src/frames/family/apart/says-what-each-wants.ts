import { said, type NamedScene } from '../../scene.ts';

/** A child of two homes tells each parent what that one would like to hear. */
export const saysWhatEachWants: NamedScene = {
  id: 'twostories',
  image: 'two stories in one rucksack, and the true one that fits in both homes',
  cue: said(
    String.raw`\b(?:tells?|says?|saying|telling)\b[^.!?]{0,30}\bwhat (?:i|we|he|she|each of us|mum|dad|they|everyone) wants? to hear\b|\btells? (?:me|us) one thing and (?:his|her|their) (?:dad|mum|mom|father|mother) (?:another|something else|the opposite)\b|\b(?:tells?|says?)\b[^.!?]{0,40}\b(?:dad|mum|mom|father|mother|other parent|my ex)\b[^.!?]{0,16}\bthe opposite\b`,
    String.raw`\b(?:school|teacher|friends?)\b`,
  ),
  decides: true,
  answers: /\b(?:opposite|hear|tells)\b/i,
  titles: { young: 'One True Story', older: 'The Story That Fits in Both Homes' },
  text: {
    '4-5': `
      D<twostories> {Name} has two homes. In one home {he} may say, "I like it here best." In the other, {he} may say just the same. It is meant to be kind. But two stories are a lot to carry.
      P<twostories> Grown-ups want a true word, even if it is a small one. They can be glad that both homes are good.
      Q<twostories> When a grown-up asks how it was, {Name} may feel ____.
      H<twostories> {helper} can ask, "What did you eat?" and no more.
      H<twostories> {helper} can say, "You may like it there."
      T<twostories> {he} can say one true thing.
      T<twostories> {he} can say, "I do not want to tell."
      C<twostories> {he} can say, "I like both, and I may."
      A<twostories> One true story is lighter than two. It fits in both homes. {Name} can like the soup here and the bath there. Nobody is sad about that for long.
    `,
    '6-7': `
      D<twostories> {Name} has two homes and loves people in both. When one of them asks, it is easy to say what will please. In each home {he} may say that the other was dull. It is a kind thing to do, and it is hard work. Soon nobody knows what is true, not even the one who tells it.
      P<twostories> Parents may ask too much, or pull a face at the answer. It is theirs to learn to hear it.
      P<twostories> Liking it in one home takes nothing away from the other.
      Q<twostories> When somebody asks, "How was it there?", {Name} may feel ____.
      H<twostories> {helper} can say, "You can tell me good things too."
      H<twostories> {helper} can ring the other home and ask there.
      T<twostories> {he} can tell one true thing, such as what was for tea.
      T<twostories> {he} can say, "Please do not ask me that."
      C<twostories> {he} can think, "The same story fits in both homes."
      A<twostories> A rucksack with one story in it is light. There was soup in one home and a film in the other. Somebody said so out loud, and nothing broke. {Name} may love people in two homes.
    `,
    '8-10': `
      D<twostories> With parents in two homes, {Name} may have become something like a diplomat. Each of them hears what is good to hear: how dull it was over there, how much better here. It is done out of love and to keep the peace. It has a price. There are two stories to remember, and no place where the true one can be told.
      P<twostories> Parents may not notice that their faces like one answer and not another. They can change that, once they know.
      P<twostories> It is no lie in the usual sense. It is what people do who feel responsible for somebody's mood. That is not a child's job.
      Q<twostories> When the questions come at the door, {Name} might feel ____.
      H<twostories> {helper} can say, "I would rather hear the truth, even if you had a great time."
      H<twostories> {helper} can stop asking about the other home for a while.
      T<twostories> {he} can use neutral facts: what there was to eat, which film.
      T<twostories> {he} can say, "I like it in both, and I do not want to compare."
      T<twostories> {he} can tell a third person how it really is. ~ An aunt or a teacher is a good choice.
      C<twostories> {he} can think, "I may love both, out loud."
      A<twostories> One story is lighter than two, and it fits in both homes. At first it feels rude to say, "It was good there." Then somebody nods and asks about tea. Keeping the peace between adults is for the adults. {Name} can put that part of the luggage down.
    `,
  },
};
