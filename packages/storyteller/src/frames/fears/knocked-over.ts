import { said, type NamedScene } from '../scene.ts';

/** A dog that jumped up at a child, without a bite; whether somebody fell is not told, as it is not said each time. */
export const knockedOver: NamedScene = {
  id: 'knocked',
  image: 'knees that shook and stand still again, and a dog with a grown-up in between',
  cue: said(
    String.raw`\b(?:dogs?|puppy|labrador|alsatian|retriever|it)\b[^.]{0,40}\b(?:jump(?:ed|s|ing)? (?:up )?(?:at|on|all over)|knock(?:ed|s|ing)? (?:him|her|them) (?:over|down|off|to)|pushed (?:him|her|them) over|ran (?:at|into)|pinned)\b|\bknocked (?:over|down|to the ground) by\b[^.]{0,20}\bdog`,
    String.raw`\b(?:fence|gate|wall|window|bit|bitten|bites|nipped|our (?:own |new |family )?(?:dog|puppy)|(?:his|her|their) own (?:dog|puppy)|(?:we|i) (?:got|have|had) (?:a|the) (?:dog|puppy))\b`,
  ),
  decides: false,
  answers: /\b(?:jump\w*|knock\w*|scream\w*|park)\b/i,
  titles: { young: 'Paws Down, Please', older: 'Four Paws, Two Feet' },
  text: {
    '2-3': `
      D<knocked> A big dog came, hop! It was up so high. {Name} got a fright. Now two feet stand. One, two.
      P<knocked> A dog says hello with big paws.
      Q<knocked> When a dog comes, {Name} may feel ____.
      H<knocked> {helper} can stand in front.
      H<knocked> {helper} can say, "Dog, stay down."
      T<knocked> {he} can hold a big hand.
      C<knocked> {he} can say, "Stay there, dog."
      A<knocked> The dog goes by on its lead. A big hand holds a small one. Two feet stand. Bye-bye, dog.
    `,
    '4-5': `
      D<knocked> Some dogs jump up to say hello. They have big paws and no idea how heavy they are. One jumped up at {Name}, and it was a big fright. The dog did not want to hurt. It was still too much. Dogs can learn not to jump.
      P<knocked> The owner can put a dog on a lead. That is the owner's job.
      Q<knocked> When a dog comes along the path, {Name} may feel ____.
      H<knocked> {helper} can stand in front. ~ Then the dog meets big legs first.
      H<knocked> {helper} can call, "Please put your dog on the lead."
      T<knocked> {he} can stop and step behind a grown-up.
      T<knocked> {he} can fold both arms and look at the sky. ~ Dogs find that dull.
      C<knocked> {he} can say, "Big legs in front, me behind."
      A<knocked> The dog sniffed at the big legs and went on. Its paws were down the whole time. Knees that shook can stand still again, and walk. The path is just a path.
    `,
    '6-7': `
      D<knocked> A dog that is pleased may jump up with all its weight. One did that to {Name}, without any warning. Since then a body sees a dog and thinks of that day. It is quick and clever of it. It does not know that most dogs keep four paws down. The one that jumped had not learned it, and that is its owner's job.
      P<knocked> Owners often call, "He is friendly!" That is no help to somebody who has had a fright.
      P<knocked> Most dogs on a walk are busy with smells. They pass by people as people pass by lamp posts.
      Q<knocked> When a dog comes round the corner, {Name} may feel ____. It may be in the knees.
      H<knocked> {helper} can walk on the dog's side. ~ Then there is a person in between.
      H<knocked> {helper} can ask the owner to hold the dog for a moment.
      T<knocked> {he} can stop, fold {his} arms and look away. ~ To a dog that means, "No game here."
      T<knocked> {he} can watch a dog from across the road and count its paws.
      C<knocked> {he} can think, "Four paws down, two feet here."
      A<knocked> A dog came by on its lead, with four paws on the ground. It had no time for anybody. There was a person in between, and two feet stood firm on their side. The knees that shook that day were still.
    `,
  },
};
