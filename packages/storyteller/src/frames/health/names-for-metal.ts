import { said, type NamedScene } from '../scene.ts';

/** What people may say about a smile with wires in it. */
export const namesForMetal: NamedScene = {
  id: 'metalnames',
  image: 'a smile with wires in it, and the first day on which it is seen',
  cue: said(
    String.raw`\b(?:metal mouth|brace ?face|train ?tracks|tease\w*|teasing|laugh(?:s|ed|ing)? at|make fun|made fun|call(?:s|ed|ing)? (?:him|her|them)|call (?:him|her|them)|what (?:people|others|everyone|friends) (?:will )?(?:say|think)|ugly|embarrass\w*|ashamed|self-?conscious|won'?t smile|will not smile|stopped smiling|covers? (?:his|her|their) mouth|smile|look(?:s|ing)? (?:horrible|stupid|silly|bad|ugly))\b`,
    String.raw`\b(?:lisp\w*|slur\w*|aloud|elastics|comes? off|coming off|lost|forg[eo]t\w*)\b`,
  ),
  decides: false,
  answers:
    /\b(?:hurts?|eat|metal mouth|brace ?face|call(?:s|ed)?|say|think|laugh\w*|teas\w*|ugly|embarrass\w*|smile)\b/i,
  titles: { older: 'A Smile With Wires' },
  text: {
    '8-10': `
      D<metalnames> A new brace is the first thing {Name} sees in a mirror, because {he knows} every tooth in there. Other people see a face that is talking or laughing. On the first day some of them say something about metal, and a few think up a name. The mouth is sore enough without that. A name like that is unkind, and it is also rather unoriginal. Braces have been called the same three things for a hundred years.
      P<metalnames> In most classes several people will get wires in the next years. They look closely for that reason, and some would like to know whether it hurts.
      P<metalnames> Somebody who makes a joke about it is hoping for a laugh. Without one it is used up quickly.
      Q<metalnames> Before the first smile at school, {Name} might feel ____.
      H<metalnames> {helper} can have soup and soft things in the house for the sore days. ~ Two or three days are usually the worst.
      H<metalnames> {helper} can take it seriously and not say that it looks sweet.
      T<metalnames> {he} can show it to two friends first. ~ On the next day it is old news to them.
      T<metalnames> {he} can have one short answer ready, such as, "Yes, it is metal. It is moving my teeth."
      C<metalnames> {he} can think, "They see a face. I see a wire."
      A<metalnames> By the end of the week the mouth has stopped being sore, and the jokes have run out. Somebody wanted to know what toffee does to it. The brace is at work behind every smile, a hair's breadth a day. A smile is still what people answer with one of their own.
    `,
    '11+': `
      D<metalnames> Wires on teeth get noticed for about a week. After that they are part of a face, to everybody but the owner. {Name} may expect to be looked at and to be given a name, and one or two people may even do it. Psychologists speak of a spotlight effect: people notice their own changes so strongly that they think them lit up for others too. When it was measured, people had noticed about half as much as was feared.
      P<metalnames> Comments about braces are mostly clumsy rather than cruel. Some are neither, and come from people who have an appointment of their own next month.
      P<metalnames> Anybody who goes on with it after being told to stop has left the territory of jokes. Then it is a matter for an adult, and it is not telling tales.
      Q<metalnames> Before laughing in front of others, {Name} might notice ____. The hand may be on its way to the mouth already.
      H<metalnames> {helper} can get in soft food for the first sore days, and ask the orthodontist for wax. ~ The pain is real, and it is short.
      H<metalnames> {helper} can refrain from saying how lovely it will look in two years. ~ Today is what is being asked about.
      T<metalnames> {he} can send a photo to two friends before the first day. ~ News that has been sent out by its owner has a different sound.
      T<metalnames> {he} can keep one dry sentence ready, such as, "It moves teeth. It is slower than it looks."
      C<metalnames> {he} can think, "Half as noticeable as it feels, and less by Friday."
      A<metalnames> By the second week nobody looks twice. Eating has become possible, with some planning round apples. The brace does its work at a tenth of a millimetre at a time, behind conversations that are about something else. Laughing with the whole mouth comes back by itself, usually in the middle of somebody else's joke.
    `,
  },
};
