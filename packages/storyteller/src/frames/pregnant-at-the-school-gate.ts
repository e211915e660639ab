import { said, type NamedScene } from './scene.ts';

/** An older child is embarrassed that there is to be a baby, and does not want it known. */
export const pregnantAtTheSchoolGate: NamedScene = {
  id: 'embarrassed',
  image: 'a piece of news that is big on Monday and old by Friday',
  cue: said(
    String.raw`(?=[^]*\b(?:pregnan\w*|expecting|having (?:a|another) baby|bump|baby on the way)\b)[^]*\b(?:emb[ae]r+as+\w*|mortified|cringe\w*|disgust\w*|gross|asham\w*|(?:does ?n.?t|does not|won.?t) want (?:any ?(?:one|body)|people|(?:his|her|their) friends|friends) (?:at school )?to know|too old)\b`,
  ),
  decides: false,
  answers: /\b(?:emb[ae]r+as+\w*|know|school|pregnan\w*|gross|mortified)\b/i,
  titles: { older: 'Old News by Friday' },
  text: {
    '8-10': `
      D<embarrassed> There is going to be a baby, and soon people will be able to see it. {Name} may find that embarrassing and wish that nobody at school knew. It is a private matter, and it is becoming a public one, week by week. Wanting some say in who hears it, and when, is fair.
      P<embarrassed> News of this kind is interesting for about four days. Then somebody breaks an arm.
      P<embarrassed> Parents tell people because they are glad, and forget that not everybody is ready.
      Q<embarrassed> When somebody at school brings it up, {Name} might feel ____. It may show in the face first.
      H<embarrassed> {helper} can agree on who tells whom, and when.
      H<embarrassed> {helper} can ask before coming to the school gate.
      T<embarrassed> {he} can tell one friend first. ~ After that it is no secret any more.
      T<embarrassed> {he} can have a short sentence ready: "Yes, in June. What's for lunch?"
      C<embarrassed> {he} can think, "It is news, and news gets old."
      A<embarrassed> On Monday two people asked, and by Friday nobody did. The baby will be a person with a name and not a topic. Being embarrassed and being curious about it can go together. Both can wait until it is born.
    `,
    '11+': `
      D<embarrassed> Nobody of this age wishes to be reminded that parents have a private life, and a pregnancy reminds everyone at once. {Name} may prefer that nobody at school hears about the baby. It cannot be kept back for nine months. What can be decided is who hears it first, in which words and from whom. Embarrassment is not the same as not wanting the baby, though the two may be around together.
      P<embarrassed> For other people it is news for a few days, and then somebody splits up with somebody. Most of them will ask one question, and it will be about the name.
      P<embarrassed> A parent may be rather exposed as well, and get more comments about age and size than seem possible.
      Q<embarrassed> At the first "Is it true?", {Name} might feel ____. Blushing is a reflex and not an opinion.
      H<embarrassed> {helper} can leave it to {Name} when friends are told, and can wait in the car until then.
      H<embarrassed> {helper} can keep scans and names off social media, or ask first.
      T<embarrassed> {he} can tell one person in private and let it travel from there. ~ It spares the announcement.
      T<embarrassed> {he} can settle on one bored sentence, such as "Yes, June", and leave it at that.
      C<embarrassed> {he} can think, "It is their news, and it gets old by Friday."
      A<embarrassed> It has been asked, answered and overtaken by something about a teacher. What is coming is a baby, who will know nothing of any of this. Mixed feelings are allowed to go on for as long as they like. There is no obligation to be seen with a pram.
    `,
  },
}; // prettier-ignore
