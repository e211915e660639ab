import { said, type NamedScene } from '../scene.ts';

/** Somebody saw, or might see, that the family has help with food or clothes. */
export const seenAtTheFoodBank: NamedScene = {
  id: 'seen',
  image: 'a bag of food from a shelf that belongs to everybody',
  cue: said(
    String.raw`\b(?:food ?banks?|food (?:pantry|parcels?)|free school (?:meals?|dinners?|lunch\w*)|charity shops?|hand-?me-?downs?|second ?hand (?:clothes|uniform|things|shoes))\b`,
    String.raw`\b(?:donat\w+|volunteer\w*|collect(?:s|ing) for)\b`,
  ),
  decides: /\bfood ?banks?\b|\bfood (?:pantry|parcels?)\b/i,
  answers: /\b(?:saw|seen|food ?bank|embarrass\w*|asham\w*|friends?|school|know)\b/i,
  titles: { young: 'A Shelf for Everybody', older: 'A Shelf for Everybody' },
  text: {
    '4-5': `
      D<seen> When there is not much money, a family can get help. There is a place with shelves and bags. {Name} may go along and carry something. Other families come, too. It is food like all food: a tin, a loaf, some apples. To get help is fine.
      P<seen> People bring things for the shelf. They may need it one day, too.
      Q<seen> At the shelves, {Name} may feel ____.
      H<seen> {helper} can say hello to the people there.
      T<seen> {he} can help to look for the apples.
      T<seen> {he} can ask at home what it is for.
      C<seen> {he} can think, "It is a shelf for everybody."
      A<seen> The bag is empty now, and the tins are in the cupboard. Money is for grown-ups to think about. Supper is on the table, and it smells of onions. It tastes as good as any supper.
    `,
    '6-7': `
      D<seen> In some months there is not enough money for all that is needed. Then there is help, such as a shelf with food or clothes for families. {Name} may meet somebody there from school. It can make cheeks hot. But it is only shopping. A family that gets help looks after its people.
      P<seen> Whoever is seen there sees the other one as well. Both came for the same reason, or one came to help.
      P<seen> Many people go there at some time in their lives. One does not see it from outside.
      Q<seen> When somebody from school looks over, {Name} may feel ____.
      H<seen> {helper} can say how it works, and what it is for.
      H<seen> {helper} can speak to the teacher if somebody says mean things.
      T<seen> {he} can say "Hi", as in any other place.
      T<seen> {he} can have a short answer ready, such as "We got our food."
      C<seen> {he} can think, "It is help, and help is fine."
      A<seen> The bag was heavy, and now the cupboard is full. Money comes and goes in a family. What somebody is like has nothing to do with it. On Monday there is school, with the same friends and the same jokes.
    `,
    '8-10': `
      D<seen> When money runs out before the month does, there are places that help with food, uniforms or lunches. {Name} may have been seen there, or worry about it. It can feel as if everybody knew something now. What they know is that a family got its shopping in a different place. It was not caused by any child, and it is as respectable as any other shop.
      P<seen> The one who saw it may have been there for the same reason. Or they forgot it by the next corner, which is the commonest case.
      P<seen> In most classes there are several families that get such help. Nobody sees it, so each of them thinks it is the only one.
      Q<seen> Meeting that person in the corridor, {Name} might feel ____.
      H<seen> {helper} can talk about it at home as about any errand. ~ A plain voice takes the secret out of it.
      H<seen> {helper} can tell the school if anybody makes remarks. ~ Stopping those is the school's job.
      T<seen> {he} can have one dry sentence ready: "Yes, we go there. Why?"
      T<seen> {he} can tell one friend who is good with such things. ~ It stops being a secret then.
      C<seen> {he} can think, "It is shopping. It says nothing about me."
      A<seen> The tins are in the cupboard, and nobody can tell by the soup where they came from. Money is tight for now, and adults are working on it. People who needed a hand once are often the ones who stand behind that table years later. At school there is a seat with {his} name on it, as before.
    `,
    '11+': `
      D<seen> There is a particular heat that goes through a face when somebody from school turns up next to the shelf with the free pasta. {Name} may know it. Help with food, meals or uniforms exists because wages and prices have drifted apart, which is a fact about money and not about families. Being seen there makes public what would otherwise be private. It does not make it shameful.
      P<seen> Whoever saw it was there as well, and has the same interest in discretion. Those who only passed by have usually forgotten it by evening.
      P<seen> Parents may feel worse about it than anyone, and hide it behind briskness. Most of them would like to know if somebody has said something.
      Q<seen> When that person walks up, {Name} might feel ____. Anger is a respectable part of it.
      H<seen> {helper} can let {him} decide whether to come along. ~ A lift back may be a fair exchange.
      H<seen> {helper} can take any remarks to the school, quietly and in writing.
      T<seen> {he} can say it first and shortly: "Yeah, we go there at the moment." ~ It leaves nothing to find out.
      T<seen> {he} can say nothing at all. ~ Nobody is owed an account of the shopping.
      C<seen> {he} can think, "It costs money to be private about money. I will manage."
      A<seen> A cupboard with food in it is the purpose of the exercise, and it has been achieved. Money is a condition that changes, and nobody at school is marked on it. Some people will be decent about it and one may not, which is useful to know. The soup is the same.
    `,
  },
}; // prettier-ignore
