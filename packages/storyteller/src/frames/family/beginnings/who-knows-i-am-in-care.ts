import { said, type NamedScene } from '../../scene.ts';

/** Somebody in care does not want friends to know, or does not know how to say it. */
export const whoKnowsIAmInCare: NamedScene = {
  id: 'whoknows',
  image: 'a short answer and a long one, and who gets which',
  cue: said(
    String.raw`(?=[^]*\b(?:in care|foster\w*|children'?s home|looked[- ]after|social worker)\b)[^]*\b(?:asham\w*|embarrass\w*|(?:not|n['’]?t) want (?:\w+ ){0,3}(?:to know|know)|hides? (?:it|that)|pretends?|secret|lies? about|tell(?:ing)? (?:his |her |their )?(?:friends?|people|class\w*|anyone|other)|(?:friends?|kids|children|people|class\w*) (?:\w+ )?(?:ask\w*|know|find out|say))\b`,
    String.raw`\b(?:we (?:foster|are fostering)|our (?:son|daughter)|adopt\w*)\b`,
  ),
  decides:
    /\b(?:in care|foster (?:child|boy|girl))\b[^.!?]{0,40}\b(?:asham\w*|embarrass\w*|tell (?:his |her |their )?friends|friends? to know)\b/i,
  answers: /\b(?:asham\w*|embarrass\w*|tell|friends?|school|know)\b/i,
  titles: { young: 'A Short Answer', older: 'The Short Answer and the Long One' },
  text: {
    '6-7': `
      D<whoknows> {Name} lives in a foster home, and not everybody knows it. Somebody may ask, "Who is that at the gate?" It can be hard to say. Nothing about it is bad. It is private, and that is different.
      P<whoknows> Most children ask because they are curious. A short answer is enough for them.
      Q<whoknows> When somebody asks, {Name} may feel ____.
      H<whoknows> {helper} can try out a short answer with {Name}.
      H<whoknows> {helper} can talk to the teacher about what is said in class.
      T<whoknows> {he} can say, "I live with them for now."
      T<whoknows> {he} can say, "That is private," and go on playing.
      C<whoknows> {he} can think, "I choose who knows."
      A<whoknows> One friend may know, and the rest may not. At home here there are people who know it all. A short answer is a real answer. After it the game goes on.
    `,
    '8-10': `
      D<whoknows> {Name} lives in a foster home and may not want everyone to know. Questions come anyway: who is that at the gate, why a different name on the form. It can feel like something bad. It is not, and nothing about it was {his} doing. It is private, and private things have an owner.
      P<whoknows> Most people ask out of curiosity, and forget the answer by lunch. A few make remarks. Those are for a teacher to hear about.
      P<whoknows> In most schools there are several who live with foster carers or relatives. They do not wear a label either.
      Q<whoknows> When the question comes, {Name} might feel ____. Heat in the face is common.
      H<whoknows> {helper} can agree with school on who knows what, and what is not said out loud.
      H<whoknows> {helper} can practise two answers with {him}, a short one and a long one.
      T<whoknows> {he} can say, "I live with them at the moment," and ask something back.
      T<whoknows> {he} can choose one friend for the long answer. ~ The choice can wait until it feels right.
      C<whoknows> {he} can think, "It is private, and it is nothing bad."
      A<whoknows> A short answer for many, a long one for a few: most people do that with what matters. Nobody is owed more. At home here {he} can say the whole of it, or nothing. Whoever likes {Name} at school liked {him} before they knew where the house was.
    `,
    '11+': `
      D<whoknows> Being in care, or living in a foster home, comes with a second job: deciding who is told. {Name} may go to some trouble to keep it out of school: no visitors, a vague answer, a social worker who is "an aunt". From the inside it can feel like something to hide. It is worth taking apart, because there is nothing in it that {he} did. What is left is privacy, and that is a right.
      P<whoknows> People who do not know anybody in a foster home have their ideas from films. One person they like is usually enough to change that.
      P<whoknows> A friend who is told tends to be flattered rather than shocked. If somebody uses it against {him}, a teacher is to be told, and told again until it stops.
      Q<whoknows> When the talk turns to families, {Name} might notice ____.
      H<whoknows> {helper} can make sure that meetings and pick-ups do not give it away. ~ No lanyards at the gate is a fair request.
      H<whoknows> {helper} can put {Name} in touch with others in care. ~ Nothing needs explaining there.
      T<whoknows> {he} can keep a sentence ready, such as, "I live with carers. It's a long story."
      T<whoknows> {he} can tell one person, at a time of {his} choosing, and see how that goes.
      C<whoknows> {he} can think, "Private is not the same as bad."
      A<whoknows> Some will get the short version, a few the long one, and most none at all. That is what everybody does with what matters, including people with two parents and a hedge in front of the house. Where somebody lives explains an address. It is a poor guide to who they are.
    `,
  },
};
