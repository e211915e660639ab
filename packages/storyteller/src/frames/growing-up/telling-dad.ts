import { said, type NamedScene } from '../scene.ts';

/** A first period, and a father who is the one to be told. What it is stands here in two sentences, and then how it can be said. */
export const tellingDad: NamedScene = {
  id: 'tellingdad',
  image: 'one sentence that is said once, and a drawer that is filled',
  cue: said(
    String.raw`(?=[^]*\b(?:periods?|tampons?|sanitary|pads)\b)(?=[^]*\b(?:dad|daddy|father|step-?dad)\b)[^]*?\b(?:embarrass\w*|awkward|shy|ashamed|(?:not|\w*n['’]?t|cannot|never) (?:want to |dare to? |be able to )?(?:tell|talk|say|ask)\w*|hid(?:es|ing|den)?|secret\w*|how to tell)\b`,
    String.raw`\b(?:leak\w*|died|dead|at school)\b`,
  ),
  decides: true,
  answers: /\b(?:embarrass\w*|tell\w*|dad|awkward|lives?|periods?|started|talk\w*)\b/i,
  titles: { older: 'One Sentence, and a Drawer' },
  beside: {
    benefits: [
      'Says what a period is in two sentences, without whispering.',
      'Gives {name} three ways of telling Dad, one of them without speaking.',
      'Shows what a father can do: buy, put away, and make no fuss.',
    ],
    talk: {
      young: ['What is in the drawer?', 'Who can be told?', 'How could it be said?'],
      older: [
        'Which way of telling would be the easiest?',
        'What should be in the drawer?',
        'Who else can be asked, and for what?',
      ],
    },
  },
  text: {
    '8-10': `
      D<tellingdad> A period is some blood from the womb, about once a month and for a few days. It means that a body is growing up. For {Name}, telling Dad may be harder than the thing itself. A dad has not had one. But he has bought plasters, nit combs and cough syrup, and pads are on the next shelf. It takes one sentence, and after that it is known.
      P<tellingdad> Dads may go quiet for a moment when they hear it. They are mostly thinking of what to say. Many have waited for it and looked it up already.
      P<tellingdad> A shop sells hundreds of packets of pads in a week. The person at the till sees a packet and a price.
      Q<tellingdad> Just before saying it, {Name} might feel ____. It tends to be worst before the first word.
      H<tellingdad> Dad can put a box with pads in the bathroom, and fill it up without asking.
      H<tellingdad> Dad can ask an aunt, a friend or a nurse about the rest. ~ Nobody knows it all.
      T<tellingdad> {he} can write it on a note and put it next to the kettle.
      T<tellingdad> {he} can say, "I've started my periods and I need pads." ~ It is eight words, and then it is done.
      C<tellingdad> {he} can think, "One sentence, once."
      A<tellingdad> It has been said, or it lies on a note. Somebody goes shopping, and there is a box on a shelf. Nobody needs to make a speech. If there are cramps or questions, they can be told as well. A body grows up in its own time, and one sentence is enough to say so.
    `,
    '11+': `
      D<tellingdad> In a body that is growing up, a period is a plain affair. Once a month the womb sheds a lining that was not needed, over two to seven days. {Name} may find telling a father about it less plain, and dread the pause afterwards more than anything. He has not had one himself, which is no obstacle. He has not been a bicycle either, and can mend a puncture. What he needs is a sentence and a shopping list.
      P<tellingdad> Most fathers would rather be told than work it out from the bathroom bin. The pause, if there is one, is a man looking for the right tone and rejecting several.
      P<tellingdad> Those who sell pads see a packet and a price. It has been years since anyone at a till found it interesting.
      Q<tellingdad> With the sentence ready and not yet said, {Name} might notice ____. Embarrassment is common, and it goes down fast once the thing is known.
      H<tellingdad> Dad can put pads of two sizes in a drawer and keep it filled. ~ After that, nobody needs to announce anything.
      H<tellingdad> Dad can say whom else there is to ask, such as an aunt, a friend's mother or the school nurse. ~ He may be relieved as well.
      T<tellingdad> {he} can send it as a message: "Started my periods, need pads." ~ Written counts as told.
      T<tellingdad> {he} can say it in the car, where both look at the road.
      C<tellingdad> {he} can think, "One sentence, and then a drawer."
      A<tellingdad> It is known now, or will be by the weekend, and there is a drawer. Pads can be changed every four hours or so and put in the bin. Where it hurts a lot, that can be said too, because a doctor can help. Some things in a family need one awkward sentence and no second one. This is among them.
    `,
  },
};
