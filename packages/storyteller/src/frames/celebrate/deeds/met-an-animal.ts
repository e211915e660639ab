import type { DeedThread } from './deed-thread.ts';

/** An animal that was stroked, held or fed, by somebody who looked at it first. */
export const metAnAnimal: DeedThread = {
  id: 'fur',
  image: 'a hand that goes out slowly, and an animal that lets it',
  cue: /^(?![^]*\b(?:put (?:\w+ )?(?:down|to sleep)|died|dying|buried)\b)[^]*?\b(?:strok(?:ed|es|ing)|patt(?:ed|ing)|pett(?:ed|ing)|touched|held|fed|hugged|met|said hello to|sat (?:next to|with|beside))\b[^.!?]{0,30}\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|guinea pigs?|horses?|pon(?:y|ies)|donkeys?|goats?|lambs?|sheep|calf|calves|cows?|snakes?|lizards?|tortoises?|parrots?|owls?|ducks?|chicks?|hens?|hamsters?|rats?|tarantulas?|spiders?)\b/i,
  decides:
    /^(?![^]*\b(?:toy|teddy|soft|died|ill|poorly|vet|lost|neighbour'?s? (?:dog|cat) (?:every|while)|while|every day|all week|looked after|brush)\b)[^]*?\b(?:strok(?:ed|es)|patted|petted|touched|held|hugged|met|said hello to)\b[^.!?]{0,30}\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|guinea pigs?|horses?|pon(?:y|ies)|donkeys?|goats?|lambs?|snakes?|lizards?|tortoises?|parrots?|owls?|spiders?|tarantulas?)\b/i,
  titles: { young: 'Slowly, Slowly, Hello', older: 'A Slow Hand' },
  text: {
    '2-3': `
      D<fur> An animal has a nose and a back. {Name} had a good look at it. It was new, and it was warm. Slow, slow, hello!
      P<fur> Animals like it slow. They like it soft.
      P<fur> Big people look first too.
      Q<fur> So near to it, {Name} may feel ____.
      H<fur> {helper} can stay close by.
      H<fur> {helper} can say, "Slow and soft."
      T<fur> {he} can show it on a teddy.
      T<fur> {he} can wave at it.
      C<fur> {he} can say, "Slow, slow, hello."
      A<fur> Slow, slow, hello. It was a first hello. The animal went its way. Bye-bye, nose!
    `,
    '4-5': `
      D<fur> An animal cannot say what it will do next. So it is good to look first. {Name} looked, and went near it slowly. That was new. It had a nose, two eyes and a way of breathing.
      D<fur> From far away an animal is mostly teeth or legs. From near it is quite another thing. {Name} found that out, and it was new. There is a warm side to it, or a smooth one. It breathes in and out.
      P<fur> The animal was looking too. It likes slow hands and quiet voices.
      P<fur> Whoever looks after an animal knows its moods. It is good to ask that person first.
      Q<fur> With the animal so near, {Name} may have felt ____.
      H<fur> {helper} can ask the owner first, each time.
      H<fur> {helper} can ask what it was like so near.
      T<fur> {he} can show a slow hand on a teddy.
      T<fur> {he} can draw it, with its ears and feet.
      C<fur> {he} can say, "I look, I ask, and I go slowly."
      C<fur> {he} can think, "Slow hands, quiet feet."
      A<fur> The animal has gone its own way by now. It was a first time for {Name}, and perhaps for the animal. Another one is another one, and it gets a look first too. This one was a good one.
      A<fur> It went slowly, and it went near. {Name} has seen a new thing from close by. It had breath and a smell and all. That is something to tell at supper.
    `,
    '6-7': `
      D<fur> An animal cannot say in words what it will do next. From far away, that makes it seem bigger than it is. {Name} went close, slowly, and that was new. From there one can see it breathe, and an eye looks back. Each animal is one by itself, just as people are.
      P<fur> The animal was making up its mind as well. Slow movements are good manners in all of its languages.
      P<fur> Many grown-ups cross the road when they see a dog. They know what this took.
      Q<fur> Just before it was that close, {Name} may have felt ____. It may have been in the hand.
      H<fur> {helper} can ask the owner first, every time. ~ That is a good rule for grown-ups too.
      H<fur> {helper} can stay as near as {he wants}, with the next one.
      T<fur> {he} can find out one thing about that kind of animal.
      T<fur> {he} can tell somebody what it was really like.
      C<fur> {he} can think, "Look, ask, slowly."
      C<fur> {he} can say, "I know one of them now."
      A<fur> The animal has forgotten it by now, or it remembers a slow hand. {Name} knows one of them from close by, and that was new. Others may still be too quick or too loud. It is fine to say "not that one".
      A<fur> It was the first time that it was so close. Nobody hurried, and it went well for both. {Name} may keep the next one at arm's length, or come nearer. Both are in order.
    `,
  },
};
