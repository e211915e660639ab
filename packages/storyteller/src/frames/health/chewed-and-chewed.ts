import { said, type NamedScene } from '../scene.ts';

/** Meat and other food that needs a lot of chewing. */
export const chewedAndChewed: NamedScene = {
  id: 'chewy',
  image: 'a bite that is chewed and chewed and does not get smaller',
  cue: said(
    String.raw`\b(?:meats?|beef|chewy|chews?|chewing|stringy|gristl\w*|steak|sausages?|chunks?)\b`,
    String.raw`\b(?:chews? (?:his|her|their) (?:clothes|sleeves?|collar|nails|pencils?|hair)|vegetarian|vegan|where meat comes from|animals?|swallow tablets|on (?:his|her|their) (?:clothes|sleeves?))\b`,
  ),
  decides: false,
  answers: /\b(?:spits?|gags?|chew\w*|meat)\b/i,
  titles: { young: 'Chew, Chew, Stop', older: 'Forty Chews' },
  text: {
    '4-5': `
      D<chewy> Some food needs a lot of chewing, and meat is like that. {Name} may chew and chew, and it does not get small. Then the throat says no, and out it comes. That is not rude. A throat looks after the way down.
      P<chewy> Not all mouths mind it. Some have strong teeth at the back, and some do not yet.
      P<chewy> The cook can cut it smaller. That takes one minute.
      Q<chewy> With a chewy bite in the mouth, {Name} may feel ____.
      H<chewy> {helper} can cut food very small, or cook it soft.
      H<chewy> {helper} can put a napkin by the plate. ~ A bite can come out into it.
      T<chewy> {he} can take a bite as small as a pea.
      T<chewy> {he} can sip some water in between.
      C<chewy> {he} can think, "Chew, chew, and I may stop."
      A<chewy> One bite of food went down, and one did not. It is in the napkin now. Nobody needs to win against a bite. Eggs and beans make strong legs as well.
    `,
    '6-7': `
      D<chewy> Some food gets smaller when it is chewed. Meat can turn into a ball that goes round and round. {Name} may feel the throat close then, and that is called a gag. It is a guard at the way down. It lets nothing through that is too big, and it does not ask.
      P<chewy> Back teeth do the hard work, and at this age some are still coming. Later it gets easier for many.
      P<chewy> Others at the table may not notice. They are chewing.
      Q<chewy> When a bite goes round and round, {Name} may feel ____. It may be in the throat.
      H<chewy> {helper} can cut it across and very small. ~ Long threads become short ones.
      H<chewy> {helper} can put beans, eggs or fish on the table as well. ~ A body can use those just as well.
      T<chewy> {he} can take a bite as small as a pea.
      T<chewy> {he} can put a bite that will not go into a napkin. ~ That is good manners enough.
      C<chewy> {he} can think, "Small bite. And I may stop."
      A<chewy> Some of the food went down, and one bite went into a napkin. The guard in the throat has done its job. Cut small, it may be easier one day. If not, there is plenty to eat that goes down without forty chews.
    `,
    '8-10': `
      D<chewy> Most foods give in after ten chews. Meat has threads in it, and some of it can be chewed forty times and still be there. {Name} may know the moment when the mouth has had enough, the throat closes and the bite comes back. That is a gag. The reflex protects the airway and works faster than any decision, so it has nothing to do with being fussy.
      P<chewy> The cook hears a comment on the cooking. It is about threads, and that can be said in so many words.
      P<chewy> In many countries everything is cut small in the kitchen and eaten with sticks or a spoon. They may have thought of this.
      Q<chewy> With a bite that does not get smaller, {Name} might notice ____. The throat usually knows first.
      H<chewy> {helper} can cut it across the threads, mince it or cook it for longer. ~ It is the same food with shorter threads.
      H<chewy> {helper} can see that there are beans, eggs, fish or cheese in the week. ~ A body can build with those.
      T<chewy> {he} can take a bite the size of a pea and drink in between.
      T<chewy> {he} can use a napkin for what will not go down, without a speech.
      C<chewy> {he} can think, "Small, across the threads, and I may stop."
      A<chewy> A part of the food was eaten, and a napkin has the rest of one bite. Nobody was beaten by anybody. It may go better in a stew, in a year or with other teeth. In the meantime there are many things on the table that need fewer than forty chews.
    `,
  },
};
