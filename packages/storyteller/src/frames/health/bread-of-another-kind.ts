import { said, type NamedScene } from '../scene.ts';

/** The first weeks with coeliac disease, when bread is what everybody else has. */
export const breadOfAnotherKind: NamedScene = {
  id: 'ownbread',
  image: 'three new kinds of bread on a plate, and one that is good',
  cue: said(
    String.raw`(?=[^]*\b(?:co?eliac\w*|gluten)\b)[^]*?\b(?:(?:just|newly|recently|only) (?:been )?(?:diagnosed|told|found)|diagnosed|diagnosis|bread|toast|sandwich\w*|pasta|biscuits?|cereals?|like every(?:one|body) else|favourites?|miss(?:es|ing)? (?:his|her|their|normal|real|ordinary|the)|not fair|is ?n['’]?t fair|unfair|angry|cross|upset|fed up|sad|why (?:me|he|she|they))\b`,
    String.raw`\b(?:blood test|biops\w*|endoscop\w*|(?:brother|sister|mum|mummy|dad|daddy|friend|cousin)(?:['’]s| is| has)|school dinners?|sneak\w*|secretly|swap\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:bread|gluten|co?eliac\w*|diagnosed|like every(?:one|body) else|upset|toast|pasta|not fair|miss\w*)\b/i,
  titles: { young: 'Bread of Another Kind', older: 'Bread of Another Kind' },
  beside: {
    benefits: [
      'Says what coeliac disease is, and that nobody caused it.',
      'Lets {name} miss the old bread, with no cheering up at once.',
      'Shows how the new food is found, by trying.',
    ],
    talk: {
      young: ['Which new bread was good?', 'Which word went into the blank?', 'Which food is safe and really good?'],
      older: [
        'What is the hard part for the person in the story?',
        'Which word went into the blank?',
        'Which food would be worth trying in a new kind?',
      ],
    },
  },
  text: {
    '4-5': `
      D<ownbread> In bread and cake there is a thing called gluten. {Name} gets ill from it, even from a crumb of that food. The word for it is coeliac. So there is bread of another kind now. It is fine to miss the old bread. It is nobody's fault.
      P<ownbread> Children who eat the old bread do not know about gluten. They can be told.
      P<ownbread> Bakers found out how to bake without it. They use rice or corn.
      Q<ownbread> When others have toast, {Name} may feel ____.
      H<ownbread> {helper} can find three kinds of new bread to try.
      H<ownbread> {helper} can read the small words on the packet.
      T<ownbread> {he} can say which bread is best so far.
      T<ownbread> {he} can ask, "Has it got gluten in it?"
      C<ownbread> {he} can think, "My bread is good for my tummy."
      A<ownbread> Three new kinds of bread were on the plate. One was like a sponge, and one was dry. One was good. That one goes in the toaster, and it has butter on it. The right food helps a tummy to get well.
    `,
    '6-7': `
      D<ownbread> Gluten is a thing in bread, pasta, cake and lots of other food. It harms {Name}, even in crumbs. The word for that is coeliac disease. Some bodies are made that way, and nobody did it. Now there is food without gluten, and the others go on eating bread. It is fair to be sad or cross about that.
      P<ownbread> Other children eat their sandwich and do not think about it. They have no idea what is in it.
      P<ownbread> About one person in a hundred has it. In a big school that makes some more.
      Q<ownbread> When the others have bread, {Name} may feel ____. It can be two words.
      H<ownbread> {helper} can buy three kinds of new bread for a test. ~ Each gets marks out of ten.
      H<ownbread> {helper} can tell the school what is safe and what is not.
      T<ownbread> {he} can ask, "Is it gluten-free?" ~ It is worth waiting for a sure answer.
      T<ownbread> {he} can say out loud, "I miss my old toast."
      C<ownbread> {he} can think, "I miss it, and my tummy is better without it."
      A<ownbread> The test is over. One bread got two out of ten, and one got seven. The seven is good with jam. The old toast may be missed for a long time, and that is allowed. A tummy that gets the right food can mend.
    `,
    '8-10': `
      D<ownbread> Coeliac is a long word for a body that takes gluten for an enemy. Gluten is in wheat, barley and rye, so it is in bread, pasta, cake and a surprising number of sauces. When {Name} eats it, the body attacks its own gut, and a crumb is enough. Nobody caused it, and it does not go away. What helps is food without gluten, all the time. It is a lot to give up in one day, while everybody else just bites into a roll.
      P<ownbread> People say, "At least it is only food." It is breakfast, lunch, birthdays and the smell of a bakery. It is fine to mind.
      P<ownbread> About one person in a hundred has it, and many do not know. The ones who know are the lucky ones, though it does not feel like that in front of a pizza.
      Q<ownbread> Next to a plate of ordinary bread, {Name} might feel ____. Cross is a fair word.
      H<ownbread> {helper} can try out new kinds with {him}, and throw away the bad ones without a sermon.
      H<ownbread> {helper} can clear one shelf and one toaster, so that crumbs stay apart.
      T<ownbread> {he} can give marks out of ten to each new bread. ~ There are terrible ones and good ones.
      T<ownbread> {he} can learn to read a label, and know more than most grown-ups.
      C<ownbread> {he} can think, "I can miss it and leave it."
      A<ownbread> So far there are four breads on the list, and one of them got eight out of ten. The list will get longer. A gut that gets no gluten can mend, and a lot of people have more energy after a while. The old bread smells as good as ever, and it is food for other people.
    `,
    '11+': `
      D<ownbread> Coeliac disease comes with an answer and a bad menu. There is a reason for what the body has been doing, and what it needs is food without gluten, entirely and for life. {Name} may have understood all that and still be furious in front of a bakery. Bread is not only bread. It is grabbing something on the way home without asking anybody.
      P<ownbread> Some people will mistake it for a fashion. One sentence helps, such as, "It's an autoimmune disease, so a crumb counts."
      P<ownbread> About one person in a hundred has it. Anyone who cooks for people for a living has met the question.
      Q<ownbread> When everyone else orders without thinking, {Name} might feel ____. Grief about a sandwich is a real thing.
      H<ownbread> {helper} can let {him} be angry about it for a while before listing alternatives.
      H<ownbread> {helper} can sort out shelf, toaster and school kitchen, so that there is one worry less.
      T<ownbread> {he} can keep a private ranking of breads, with comments. ~ The bad reviews are the enjoyable ones.
      T<ownbread> {he} can find two places where something can be bought on the way. ~ It brings back a bit of not planning.
      C<ownbread> {he} can think, "It is my gut's rule, and not my taste."
      A<ownbread> The ranking has reached number six, and number four is really quite good. Labels have become readable in passing. A gut that is left in peace can mend, and what comes back is often energy. It is worth more than a baguette, on most days. On the others it is fine to stand in front of the bakery and say so.
    `,
  },
};
