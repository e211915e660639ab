import type { DeedThread } from './deed-thread.ts';

/** A ride on a bike, a trike or a scooter: pedals, brakes, and looking where to go. */
export const onTheBike: DeedThread = {
  id: 'wheels',
  image: 'wheels that stay up because they roll, and eyes that look ahead',
  cue: /\b(?:(?:rode|ridden|rides?|riding|pedal\w*|cycl\w*|bik(?:ed|ing)|scoot(?:ed|s|ing)|balanc\w*|learn(?:ed|t)|got the hang)\b[^.!?]{0,30}\b(?:bike|bicycle|trike|tricycle|scooter|two wheels|stabili[sz]ers|balance bike)\b|(?:cycled|biked|scooted)\b|without (?:his |her |their |the )?(?:stabili[sz]ers|training wheels))/i,
  decides:
    /^(?![^]*\b(?:fell off|on (?:his|her|their) own|alone|shared|let (?:his|her|their)|let go of|mended|fixed|crash\w*|scared|afraid|sponsored)\b)[^]*?\b(?:(?:rode|ridden|rides?|pedal\w*|learn(?:ed|t) to ride|can ride) (?:a|his|her|their|the) (?:\w+ )?(?:bike|bicycle|trike|scooter)|(?:cycled|biked|scooted)\b)/i,
  titles: { young: 'Push, Roll and Look', older: 'Where the Eyes Go' },
  text: {
    '2-3': `
      D<wheels> Feet push. Wheels roll. {Name} did learn it. Round and round they go. Whee, look!
      D<wheels> Two hands hold on. Two feet go. {Name} did learn how it goes. Roll, wheels, roll!
      P<wheels> Big people run along. Puff, puff!
      P<wheels> Dogs look. Birds look. Who is that?
      Q<wheels> On the wheels, {Name} may feel ____.
      H<wheels> {helper} can run along.
      H<wheels> {helper} can say, "Roll, roll!"
      T<wheels> {he} can ring the bell.
      T<wheels> {he} can give a toy a ride.
      C<wheels> {he} can say, "Push, push, roll!"
      C<wheels> {he} can say, "Stop, wheels. Good wheels."
      A<wheels> Round they went, and now they stop. {Name} did learn it. The helmet is off. Bye-bye, wheels.
      A<wheels> Push, push, roll. That is how to learn it. The feet can rest now. Night-night, wheels.
    `,
    '4-5': `
      D<wheels> Wheels fall over when they stand still. When they roll, they stay up. {Name} learnt that with feet and hands. Push, look ahead, and push again. The ground goes by on both sides.
      D<wheels> There is a lot to do on a ride. Feet push, hands hold, and eyes look where to go. {Name} practised until it all went together. Then there was some wind in the face.
      P<wheels> Grown-ups who run along get out of breath. They do not mind one bit.
      P<wheels> People on the path saw somebody coming. They made room.
      Q<wheels> With the wheels rolling, {Name} may have felt ____.
      H<wheels> {helper} can look at the brakes before the next ride.
      H<wheels> {helper} can say when there is a corner ahead.
      T<wheels> {he} can ring the bell, just for fun.
      T<wheels> {he} can choose where to ride next, with a grown-up.
      C<wheels> {he} can say, "Push, look, and push."
      C<wheels> {he} can think, "I look there, and I go there."
      A<wheels> The wheels are still now, and the helmet is on its hook. {Name} learnt how it goes. Legs keep a thing like that. They know it in the morning too.
      A<wheels> A push makes it roll, and a brake makes it stop. {Name} has learnt both. Nobody else pushed the pedals. Now the legs may sit down.
    `,
    '6-7': `
      D<wheels> On wheels, everything goes on at once. Feet push, hands steer, and two fingers wait on the brake. {Name} practised until all of that went together. Then there was room to feel the wind. Wheels go where their rider looks, so looking ahead is half of it.
      D<wheels> It is odd that two wheels stay up at all. They only do it while they roll. {Name} learnt to trust that. It takes some wobbles and a good look ahead. After that, a street is shorter than it was on foot.
      P<wheels> Whoever came along had a good view of it.
      P<wheels> People on the path heard wheels and made room. They saw somebody who knew where to go.
      Q<wheels> With both feet on the pedals, {Name} may have felt ____. Legs may have a word of their own.
      H<wheels> {helper} can check the brakes and the tyres together with {him}.
      H<wheels> {helper} can ride or walk along, and let {him} go in front.
      T<wheels> {he} can draw the way, with every corner.
      T<wheels> {he} can choose the next way to practise, with a grown-up along.
      C<wheels> {he} can think, "I go where I look."
      C<wheels> {he} can say, "Push, look, brake, and there I am."
      A<wheels> The wheels lean on the wall, and the helmet hangs on its hook. {Name} learnt to do all those things at once. Legs remember that for the rest of a life. They may be a bit wobbly on the stairs tonight.
      A<wheels> There are marks of tyres somewhere, and {Name} made them. It was learnt push by push. By next week it may look quite easy. It was not easy, and it is done.
    `,
    '8-10': `
      D<wheels> A ride is a row of small decisions: how fast, how far from the kerb, when to brake. {Name} practised until hands and feet made them without being asked. Then the head has time for the road. Wheels go where the eyes go, which is the whole secret and takes some time to believe.
      D<wheels> Standing still, two wheels fall over, and rolling they stay up. It means that the safe way is to keep moving, and a body does not like to hear that. {Name} learnt it anyway. Since then, places have moved closer together.
      P<wheels> Anyone who taught it let go at some point, and that is the moment they remember.
      P<wheels> Drivers and walkers see a helmet and a straight line, and they know what to do. A straight line is good manners on a road.
      Q<wheels> With the road going by underneath, {Name} might have felt ____.
      H<wheels> {helper} can check brakes, tyres and lights with {him}. ~ Three minutes are enough for that.
      H<wheels> {helper} can agree on the next route, and on who comes along.
      T<wheels> {he} can plan a way with more paths than roads in it.
      T<wheels> {he} can learn to pump up a tyre. ~ It belongs to riding.
      C<wheels> {he} can think, "I go where I look."
      C<wheels> {he} can think, "Rolling is what keeps it up."
      A<wheels> The wheels are put away, and the legs still think they are turning. {Name} practised it until it worked. It stays learnt, even after a whole winter. The map of how far away things are can be drawn again.
      A<wheels> Something that took all the thinking there was now goes by itself. {Name} learnt it by doing it, with wobbles included. The road is still the road, and it still wants both eyes. The rest is wind.
    `,
  },
};
