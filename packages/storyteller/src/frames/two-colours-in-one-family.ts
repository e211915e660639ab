import { said, type NamedScene } from './scene.ts';

const KIN = String.raw`(?:mum|mummy|mom|mommy|dad|daddy|mother|father|parents?|me|mine|us|ours|brother|sister|nan|nana|granny|grandma|family)`;
const COLOUR = String.raw`(?:(?:different|another|other|darker|lighter|not the same) (?:skin ?)?(?:colou?rs?|skins?|shade)|(?:skin|colou?r)[^.!?]{0,16}\b(?:different|darker|lighter|not the same)|darker|lighter)`;

/** A child whose skin has another colour than a parent's, and people who ask about it. */
export const twoColoursInOneFamily: NamedScene = {
  id: 'familycolours',
  image: 'a row of hands on one table, and no two of one colour',
  cue: said(
    String.raw`(?:asks?|asked|asking|why|wonder\w*|questions?|notic\w*|says?|stare\w*|look\w*|confused)\b[^.!?]{0,60}\b${COLOUR}\b[^.!?]{0,24}\b(?:to|than|from|as) (?:his |her |their |my |our )?${KIN}\b|\b${KIN}\b[^.!?]{0,24}\b(?:is|are|has|have)\b[^.!?]{0,8}\b${COLOUR}\b[^.!?]{0,20}\b(?:skin|colou?r|to (?:him|her|them)|than (?:him|her|them))`,
    String.raw`\b(?:racis\w*|dirty|nasty|mean|horrible|names|monkey|hates?|wishes|bull(?:y|ied|ying)|adopt\w*|foster\w*|hair)\b`,
  ),
  decides: true,
  titles: { young: 'Hands on One Table', older: 'No Two of One Colour' },
  text: {
    '4-5': `
      D<familycolours> In one family, skin can come in two or three colours. {Name} is in a family like that. It is like paint that gets mixed for each new baby. So hands on one table can be dark and light. They are one family all the same.
      P<familycolours> Some children ask about it, for they have not seen it yet. To ask is not the same as to be mean.
      Q<familycolours> When somebody asks about it, {Name} may feel ____.
      H<familycolours> {helper} can give a short answer to take along.
      H<familycolours> {helper} can put all hands on one table.
      T<familycolours> {he} can say, "We are mixed, and we match."
      T<familycolours> {he} can say, "I do not want to tell it now."
      C<familycolours> {he} can say, "That is my family."
      A<familycolours> Hands lie on the table, side by side. No two are the same, and they belong together. Somebody may ask again. {Name} knows the answer, and it is short.
    `,
    '6-7': `
      D<familycolours> Skin has its colour from tiny grains. {Name} got some from both sides of the family, as each child does. Each child gets another mix. So in one family there can be many browns and pinks. Other children may ask about it at the gate.
      P<familycolours> Most of those who ask have seen just one kind of family. They want to know, and one sentence is enough.
      P<familycolours> Some ask again and again, and that can be tiring. Nobody owes an answer each time.
      Q<familycolours> When somebody looks from one face to the other, {Name} may feel ____. It can be another word each time.
      H<familycolours> {helper} can work out one short answer with {Name}.
      H<familycolours> {helper} can tell who in the family has the same laugh.
      T<familycolours> {he} can answer, "Families come in more than one colour."
      T<familycolours> {he} can say, "I have told you that," and go and play.
      C<familycolours> {he} can think, "We do not match in colour, and we belong."
      A<familycolours> On the table there are many hands, and no two of one colour. They pass the bread and belong together. Outside somebody may ask, and inside nobody wonders. A family knows each other by voices and by steps on the stairs.
    `,
    '8-10': `
      D<familycolours> Skin colour is decided by many genes at once, and {Name} got some from each side. They are dealt out anew for every child. That is why brothers and sisters can differ, and a parent and a child as well. In this family the colours differ, and people notice that first. They may ask how it comes about, or whether that is the mother or the father. It is a fair subject for biology, and a tiring one before the bell.
      P<familycolours> Curiosity and rudeness can use the same words. What tells them apart is whether the person listens to the answer.
      P<familycolours> Remarks about which colour is better are another matter. That is prejudice, and a case for an adult.
      Q<familycolours> When somebody asks it again, {Name} might feel ____. Proud and fed up can both be in it.
      H<familycolours> {helper} can collect answers with {Name}: a friendly one, a funny one and one that ends the talk.
      H<familycolours> {helper} can tell what is known about where each side of the family came from.
      T<familycolours> {he} can say, "Genetics. Look it up," and go on with the game.
      T<familycolours> {he} can leave a question without an answer. ~ Nobody has a right to one.
      C<familycolours> {he} can think, "We match in everything that counts."
      A<familycolours> In the photo by the door there are several colours and one way of laughing. People who come often have stopped seeing the first and only notice the second. Questions will go on coming, as new people do. Those who belong to a family know it by things that do not show in a queue.
    `,
  },
};
