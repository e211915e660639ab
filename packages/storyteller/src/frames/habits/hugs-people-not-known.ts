import { said, type NamedScene } from '../scene.ts';

const NOT_KNOWN = String.raw`(?:strangers?|people (?:\w+ )?(?:he|she|they) (?:does|do|has|have)(?:n['’]?t| not| never)? ?(?:know|met|even know|really know)|people he|random (?:people|adults|grown-?ups)|anyone|anybody|everyone|everybody|(?:the )?(?:postman|delivery|cashier|shop ?keeper|waiter)\w*|complete strangers?|adults? (?:he|she) (?:does)(?:n['’]?t| not) know)`;

/**
 * Hugs for people who are not known. By child-protection teaching: hugs are for a few who are known well, others get a wave or
 * a word, and a grown-up who is known is asked first; nobody is told that strangers are bad.
 */
export const hugsPeopleNotKnown: NamedScene = {
  id: 'hugsall',
  image: 'two arms for a few people, and a wave for all the others',
  cue: said(
    String.raw`\b(?:hugs?|hugging|cuddles?|cuddling|kisses|kissing|sits? on (?:the )?(?:lap|knee)s? of)\b[^.!?]{0,20}\b${NOT_KNOWN}|\bclimbs? on(?:to)? (?:strangers|people (?:he|she|they) (?:does|do)(?:n['’]?t| not) know)\b`,
    String.raw`\b(?:made (?:him|her|them)|wants (?:him|her|them) to|forced|touched|uncomfortable|won['’]?t|refuses|does ?n['’]?t (?:like|want)|hates|friends?|classmates?|other (?:kids|children)|class|baby)\b`,
  ),
  decides: true,
  answers: /\b(?:hug\w*|strangers?|know|anyone|everyone|people|cuddl\w*)\b/i,
  titles: { young: 'A Hug or a Wave?', older: 'A Wave Is a Hello' },
  text: {
    '2-3': `
      D<hugsall> A new face! {Name} may run up close. But a hug is for people at home. A new face gets a wave.
      P<hugsall> People like a wave. They wave back!
      Q<hugsall> When someone new comes, {Name} may feel ____.
      H<hugsall> {helper} can say, "Wave time!"
      T<hugsall> {he} can wave a hand up high.
      C<hugsall> {he} can say, "Hello, wave!"
      A<hugsall> Wave, wave! The new face waves too. Close to home there is a hug. It is a big one.
    `,
    '4-5': `
      D<hugsall> {Name} likes people, and a hug comes fast. A hug is very near. It is for people that {Name} knows well. For a new person there is a wave, or a hello.
      P<hugsall> A new person can get a surprise from a hug. A wave is friendly, and it leaves room for both.
      Q<hugsall> When somebody new comes near, {Name} may feel ____.
      H<hugsall> {helper} can say, "Hugs at home, waves for others."
      H<hugsall> {helper} can wave first, to show how.
      T<hugsall> {he} can stop and ask, "Hug or wave?"
      T<hugsall> {he} can wave, and stay close to a grown-up.
      C<hugsall> {he} can think, "New people get a wave."
      A<hugsall> A hand went up, and a hand came back. That was a good hello, with room for both. The hug was for somebody at home. It was still warm.
    `,
    '6-7': `
      D<hugsall> People have room around them, like a ring on the ground. {Name} is friendly, and hugs come out fast. But a hug is right inside the ring. It is for a few people that {Name} knows very well. Everybody else gets a hello, a wave or a high five.
      P<hugsall> A hug from a new person can make somebody step back. It does not mean that they dislike anyone.
      P<hugsall> Most people in a shop or a park are kind. A wave is still enough for them.
      Q<hugsall> When somebody new says hello, {Name} may feel ____.
      H<hugsall> {helper} can draw the ring with {him}, and the names in it.
      H<hugsall> {helper} can give a sign that means, "A wave is for here."
      T<hugsall> {he} can stop with an arm's length in between, and wave.
      T<hugsall> {he} can ask a grown-up, "Is this a hug person?"
      C<hugsall> {he} can think, "A hug for a few, a wave for all."
      A<hugsall> There was somebody new, with room all round. {Name} put up a hand, and got a smile for it. At home there was a person from inside the ring. The hug for that had waited, and it was a good one.
    `,
    '8-10': `
      D<hugsall> Being friendly to everybody is a good thing, and there is more than one way to show it. {Name} may hug people who are hardly known, or not known at all. A hug is the closest hello there is. It is for family and a few close friends. For all other people there is a wave, a word or a nod, with space in between.
      P<hugsall> A person who is hugged by somebody new may not know what to do. It is easier to like somebody who leaves some space.
      P<hugsall> Everyone decides about their own body. That is true for the other person, and for {Name} as well.
      Q<hugsall> When a new person is friendly, {Name} might feel ____.
      H<hugsall> {helper} can make a list of hug people with {him}. ~ It may be short.
      H<hugsall> {helper} can practise a hello with one arm's length in between.
      T<hugsall> {he} can say hello and wave.
      T<hugsall> {he} can ask, "Is a high five okay?" and wait for the answer.
      T<hugsall> {he} can tell a grown-up at home if somebody new asks for a hug.
      C<hugsall> {he} can think, "A wave is a hello, and there is space for both."
      A<hugsall> It was a short hello, with a wave and some space. The other person waved back and went on. Hugs are still there, for the people on the list. A list like that makes each hug worth more.
    `,
    '11+': `
      D<hugsall> {Name} likes people and shows it. Some hugs go to people who are not known. A hug is for family and close friends. With other people a hello works better: a wave, a word or a handshake. There is an arm's length of space in between. That is a rule for everybody, and adults keep to it too.
      P<hugsall> People who do not know {Name} may be surprised by a hug. Some step back, and it is not because of anything wrong with {him}.
      P<hugsall> Nearly everybody is friendly. A person who asks for hugs without being known is somebody to tell about at home.
      Q<hugsall> When a new person says hello, {Name} might feel ____.
      H<hugsall> {helper} can write a short list with {him}: who gets a hug, and who gets a wave.
      H<hugsall> {helper} can agree on a quiet sign for "a wave is enough".
      T<hugsall> {he} can say, "Hello," and wave.
      T<hugsall> {he} can offer a hand or a fist bump, and let the other person decide.
      C<hugsall> {he} can think, "Hug for my people. Wave for new people."
      A<hugsall> Somebody new came, and there was a hello with space on both sides. It took a wave and one word. The people on the list still get their hugs. Both are friendly, and each has its place.
    `,
  },
};
