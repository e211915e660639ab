import { said, type NamedScene } from '../scene.ts';

/** Make-up that the others wear: wanting it is no crime, a face needs none of it, and the answer of school and home stays open. */
export const makeUpAtSchool: NamedScene = {
  id: 'makeup',
  image: 'a face that is painted and washed, and stays the same underneath',
  cue: said(
    String.raw`\b(?:wants?|wanting|begs?|asks?|asking|allowed|wears?|wearing|puts? on|put on|insists|row\w*|argu\w*|not let\w*|won'?t let|says? no)\b[^.!?]{0,50}\b(?:make ?-?up|mascara|lip ?stick|lip gloss|foundation|concealer|eye ?liner|false (?:nails|lashes)|acrylic nails|skin ?care)\b`,
    String.raw`\b(?:teas\w*|bull\w*|laugh\w*|birthmark|scar|acne|steal\w*|stole|ruin\w*|smear\w*|face ?paint|halloween|school play|dance show|allerg\w*|rash)\b`,
  ),
  decides: true,
  answers: /\b(?:make ?-?up|mascara|lip\w*|school|friends|wear\w*|wants?|skin ?care|nails|foundation|concealer)\b/i,
  titles: { older: 'Painted and Washed' },
  beside: {
    benefits: [
      'Takes the wish seriously, and does not make fun of it.',
      'Says that a face is complete without anything on it.',
      'Leaves the decision with the family, and shows how it can be talked over.',
    ],
    talk: {
      young: ['What is fun about it?', 'What is underneath?', 'When could it be tried?'],
      older: [
        'What would be different with it on?',
        'Where could it be a yes, and where a no?',
        'What do you like about faces you know well?',
      ],
    },
  },
  text: {
    '8-10': `
      D<makeup> Colours are fun, and a face is one of the places where they can go. {Name} would like to wear make-up because friends do, and there is nothing silly about that. Schools have rules about it, families have rules about it, and they are not all the same. What is certain is that a face is finished as it is. Paint comes off at night, and the same person looks out.
      P<makeup> Friends who wear it may have talked their way to it, or have not asked. From outside both look like a yes.
      P<makeup> Adults worry that somebody wants to be older before it is time. They could say so, rather than only "no".
      Q<makeup> When the others compare theirs, {Name} might feel ____. Wanting to belong is in it, too.
      H<makeup> {helper} can say what is a yes, what is a no, and when it is talked about again.
      H<makeup> {helper} can set aside an afternoon at home for trying things out.
      T<makeup> {he} can ask for one small thing, and say why.
      T<makeup> {he} can share something else with friends, such as a braid or a bracelet.
      C<makeup> {he} can think, "I can like it and not need it."
      A<makeup> Whatever is agreed, it will be looked at again in a year. There may be an afternoon with far too much blue in it, and a flannel afterwards. Friends stay friends with or without. The face in the mirror is the one they know.
    `,
    '11+': `
      D<makeup> Make-up is partly play, partly a costume, and partly a code for who belongs to whom. {Name} would like to join in, which is hardly surprising at an age when being looked at becomes a subject. School has its own view, and home may have another. Between them there is more room than a flat yes or no suggests. A face does not need any of it, and that is a different matter from being forbidden it.
      P<makeup> Companies spend a great deal on making skin of twelve feel like a problem. Much of what they sell for it is made for skin of forty, and some of it stings.
      P<makeup> Parents often hear a question about mascara as one about growing up. They may be answering the second one.
      Q<makeup> Next to those who are allowed, {Name} might notice ____. Envy and curiosity are easy to confuse.
      H<makeup> {helper} can separate school from weekends, and say which is open to discussion.
      H<makeup> {helper} can help to read a label. ~ Fewer ingredients are usually better for young skin.
      T<makeup> {he} can make a proposal with a limit in it: what, where and how much.
      T<makeup> {he} can try it with a friend at home first, and take it off together.
      C<makeup> {he} can think, "An option, and not a repair."
      A<makeup> What comes of it is for home and school to settle, and it will be settled anew every year or so. Some people come to love it, some get bored by the second tube. Whoever is under it sounds the same and laughs at the same things. That is what the others came for.
    `,
  },
};
