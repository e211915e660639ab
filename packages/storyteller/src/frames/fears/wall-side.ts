import { said, type NamedScene } from '../scene.ts';

/** Legs that run when a dog comes, and a road beside them: where to stand, and what to hold on to. */
export const wallSide: NamedScene = {
  id: 'wallside',
  image: 'legs that want to run, and a place by the wall behind a grown-up',
  cue: said(
    String.raw`(?:(?:^|\b(?:he|she|they|will|would|to|and|just|always|then|child|son|daughter) )(?:will |just |even |once |nearly |almost |then )?(?:runs?|ran|running|bolts?|bolted|darts?|darted|dash(?:es|ed)?|steps?|stepped|jumps?|jumped|goes|went|legs it)\b[^.!?]{0,24}\b(?:road|roads|street|traffic|in front of (?:a |the )?cars?)\b|(?<!\bone )\b(?:runs?|ran|bolts?|bolted) (?:off|away)\b|\brunning (?:off|away) from (?:them|dogs?|a dog|every dog)\b)`,
    String.raw`\bdogs? (?:\w+ )?(?:runs?|ran|bolt\w*|dart\w*) (?:off|away|out|into|in)\b|\b(?:he|she) (?:runs?|ran) (?:up|over|to|after)\b`,
  ),
  decides: false,
  answers: /\b(?:road|runs?|ran|bolts?|darts?|get away)\b/i,
  titles: { young: 'On the Wall Side', older: 'The Side by the Wall' },
  text: {
    '4-5': `
      D<wallside> When a dog comes, {his} legs may want to run. Legs do that to keep a body safe. But next to the path there may be a road. A car cannot stop fast. The safe place is by the wall, behind a grown-up.
      P<wallside> A dog likes to run after things that run. It soon walks on when nobody runs.
      P<wallside> People in cars look at the road. They cannot see a fright.
      Q<wallside> When a dog comes, {his} legs may feel ____.
      H<wallside> {helper} can walk on the road side.
      H<wallside> {helper} can stand in front until the dog is gone.
      T<wallside> {he} can hold on to a hand or a bag.
      T<wallside> {he} can go behind a grown-up and stand still.
      C<wallside> {he} can say, "Stop. Hold on. Wall side."
      A<wallside> By the wall there was room for two feet. The dog went on with its person, round the corner. Legs may still want to run. They can stand there, and a hand holds them.
    `,
    '6-7': `
      D<wallside> When a dog comes, {his} legs may start to run before anybody thinks. Legs do that to look after a body. But next to a path there is often a road. A car cannot stop as fast as legs can start. The safe place is very near. It is by the wall, behind a grown-up.
      P<wallside> Dogs like to run after things that run. With somebody who stands still, they soon get bored.
      P<wallside> Drivers look at the road. They cannot see a fright before it is in front of them.
      Q<wallside> When a dog comes round the corner, {his} legs may feel ____.
      H<wallside> {helper} can walk on the side of the cars. ~ Then there is room by the wall.
      H<wallside> {helper} can stop and stand in front until the dog has gone. ~ A grown-up is as wide as two children.
      T<wallside> {he} can hold on to a hand or a bag. ~ Hands can tell legs to stay.
      T<wallside> {he} can step behind a grown-up and stand like a post. ~ A post is dull for a dog.
      C<wallside> {he} can say, "Stop. Hold on. Wall side."
      A<wallside> The dog and its person went on to the next corner. By the wall there was room for two feet and one held hand. Legs may still want to run. The road is only for cars, and the wall is very good at staying.
    `,
    '8-10': `
      D<wallside> A fright gets to the legs before it gets to the part of a brain that knows about roads. So when a dog comes, {his} legs may already be running. It is meant well, because bodies run to be safe. But on a street the car is the bigger danger, and it cannot stop as fast as legs can start. The safest place is a step away. It is the side by the wall, behind somebody tall.
      P<wallside> Dogs are made to run after things that run. A person who stands still is of little interest, and most dogs go on after a sniff or without one.
      P<wallside> Drivers see the road and what is on it. They cannot see that somebody is about to get a fright.
      Q<wallside> When a dog comes into sight, {his} legs might feel ____. They may answer first.
      H<wallside> {helper} can walk on the side of the cars, and leave the side by the wall free. ~ It is settled before any dog comes.
      H<wallside> {helper} can stop and stand in between until the dog has gone. ~ There is no hurry in that.
      T<wallside> {he} can take hold of a sleeve or a bag the moment a dog is seen. ~ A hand that holds on keeps the legs there.
      T<wallside> {he} can step to the wall, fold {his} arms and look at the ground. ~ For a dog, that is about as exciting as a post.
      C<wallside> {he} can think, "Stop, hold on, wall side."
      A<wallside> The dog has gone on to whatever is round the corner. Legs that want to run are not wrong. They only need a better place to go, and it is one step wide. The road can be left to the cars.
    `,
    '11+': `
      D<wallside> Fear reaches the legs before it reaches the part of the brain that knows the Highway Code. When a dog appears, {Name} may be off the kerb before any decision has been made. The body means well, since running is its oldest answer to teeth. On a street the calculation comes out differently. A car is far more likely to do harm than a dog, and it needs many metres to stop. The better place is one step away, on the side by the wall.
      P<wallside> Dogs are built to chase what moves quickly. Something that stands still gets a glance and perhaps a sniff, and then the walk continues.
      P<wallside> Drivers react to what is on the road. They cannot react to a fright that has not yet left the pavement.
      Q<wallside> When a dog comes into view, {Name} might notice ____. The legs often know before the head.
      H<wallside> {helper} can take the side by the kerb without making a remark about it. ~ Then the step to the wall is free.
      H<wallside> {helper} can help to find somebody who treats such fears in small steps. ~ It is common, and nobody is pushed.
      T<wallside> {he} can hold on to a strap, a sleeve or a railing as soon as a dog is seen. ~ It gives the legs something to stay for.
      T<wallside> {he} can step to the wall, look past the dog and count its legs. ~ A small task fills the second in which running begins.
      C<wallside> {he} can think, "Hold on, wall side, let it pass."
      A<wallside> The dog has moved on, taking its owner with it, and the road was left to the traffic. Being afraid of dogs is allowed and may last a while. Where to stand in the meantime is a separate question, and it has an answer one step wide.
    `,
  },
};
