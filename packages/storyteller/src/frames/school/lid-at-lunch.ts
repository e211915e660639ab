import { said, type NamedScene } from '../scene.ts';

/** A lid, a packet or a peel at school lunch that will not open, and who is not asked because of it. */
export const lidAtLunch: NamedScene = {
  id: 'lunchlid',
  image: 'a lid that sticks, and a hand that goes up with it',
  cue: said(
    String.raw`\b(?:can['’]?t|cannot|could ?n['’]?t|can not|does ?n['’]?t know how to|not able to|struggles? to|unable to)(?: get)? (?:open|peel|undo|unscrew|cut|(?:his|her|their|the) (?:\w+ )?(?:lids?|yogh?urts?|packets?|lunch ?box|wrappers?|flask|banana|bottle|carton|straw)\w*)`,
    String.raw`\b(?:front door|toilet|coat)\b`,
  ),
  decides: false,
  answers: /\b(?:open|lid|yogh?urt|packet|tell|ask|lady|busy)\b/i,
  titles: { young: 'Pop Goes the Lid', older: 'A Hand With a Lid in It' },
  text: {
    '4-5': `
      D<lunchlid> At lunch there are lids, peels and packets. Some of them are made for big hands. {Name} may pull and pull, and it stays shut. Then it seems easier to go without. But the grown-ups at lunch are there for that. A lid in the air is a question.
      P<lunchlid> A busy face can still be a kind face. It is busy with lids.
      P<lunchlid> Other children have lids that stick too. They ask, or they swap.
      Q<lunchlid> When it will not open, {Name} may feel ____.
      H<lunchlid> {helper} can try each lid at home with {him}.
      H<lunchlid> {helper} can start the peel a bit before school. ~ Then hands can do the rest.
      T<lunchlid> {he} can hold it up high and wait.
      T<lunchlid> {he} can say, "Please open it."
      C<lunchlid> {he} can think, "Try one time, then hand up."
      A<lunchlid> Up went a hand with a lid in it. Somebody came, and pop, it was open. The lunch is in the tummy now, and the spoon is licked. It was one small question.
    `,
    '6-7': `
      D<lunchlid> Whoever makes lids does not try them with small fingers. That is why many lunches have a bit that will not open. {Name} may have put it back in the box and gone without. It seems easier than to ask somebody who is busy. But opening things is a part of that job. A lunch that stays shut helps nobody.
      P<lunchlid> A person who looks after a hundred lunches has a busy face. It does not mean, "Do not ask me."
      P<lunchlid> At each table somebody has a lid that sticks. Somebody else knows the trick.
      Q<lunchlid> With the lid still shut, {Name} may feel ____.
      H<lunchlid> {helper} can practise with {him} on an empty pot at home.
      H<lunchlid> {helper} can tell the school about lids that stick.
      T<lunchlid> {he} can hold it up without a word. ~ Everybody knows what that means.
      T<lunchlid> {he} can ask a friend to hold one end.
      C<lunchlid> {he} can think, "One try, and then I ask."
      A<lunchlid> It went pop, and a bit flew onto the table. That happens to the best of them. Lunch is where it belongs, and the afternoon has something to run on. The hand knows the way up now.
    `,
  },
};
