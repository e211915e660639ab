import { script } from '../../../frame.ts';

/** Scenes of the smallest: shoes that come off, a leg that is held, the button in the lift. */
export const EVERYDAY_TWO_TO_THREE = script(`
  D<liftbutton> Here is a lift. It has a button. {Name} may want to press it. One finger is enough. Up goes the lift.
  P<liftbutton> Big people press it too, up or down.
  Q<liftbutton> By the lift, {Name} may feel ____.
  H<liftbutton> {helper} can say who presses.
  T<liftbutton> {he} can look at the light.
  C<liftbutton> {he} can say, "You up, and me down."
  A<liftbutton> Press! That was one finger. One, two, three, ding! The door opens. Bye-bye, lift.
  D<button> Here is a button. {Name} may want to press it. One finger is enough. Press, and off it goes.
  D<first> A door opens. {Name} may want to go first. One goes, then one more. The door lets all of them in.
  P<button> Big people like a button, too.
  P<first> Somebody else has a finger, too.
  Q<first> When others go first, {Name} may feel ____.
  Q<button> By the button, {Name} may feel ____.
  H<first> {helper} can say who is next.
  H<button> {helper} can find one more button.
  T<first> {he} can say, "Next one is me."
  T<button> {he} can wave to the button.
  C<button> {he} can say, "You press, and I press."
  A<button> Press! That was one finger. Next time it is another one. The button is still there. Bye-bye, button.
  A<first> In goes one, and in goes one more. Now all are in. First is a small thing. Hello, inside!
  C<first> {he} can say, "You go, and I go."
  D<barefoot> Pull, pull, off comes a shoe. {Name} may like bare toes. Plop goes the shoe. A shoe cannot walk home alone.
  D<barefoot> Toes like air. {Name} may pull off a shoe. Then a sock comes off, too. Now the shoe is gone. Where is it?
  P<barefoot> Big people stop and look for it.
  P<barefoot> Lots of toes like to be out.
  Q<barefoot> With a shoe on, {Name} may feel ____.
  Q<barefoot> When toes are out, {Name} may feel ____.
  H<barefoot> {helper} can feel the shoe.
  H<barefoot> {helper} can carry the shoes.
  T<barefoot> {he} can wiggle toes in the shoe.
  T<barefoot> {he} can say, "Toes out, please."
  C<barefoot> {he} can say, "Shoe, you come with me."
  A<barefoot> One shoe, two shoes. Both are home. Now they can come off. Hello, toes!
  A<barefoot> The shoe came along the whole way. The toes were in the dark. Now they come out. Wiggle, wiggle, shoe off.
  D<hello> Somebody comes. {Name} may hide by a leg. That is fine. A hello can be small. It can be one finger.
  D<hello> "Hello!" says somebody big. {Name} can see big shoes. A face is up there, too. Eyes can say hello.
  P<hello> Big people like to see a face.
  P<hello> Lots of small people look first.
  Q<hello> When somebody says hello, {Name} may feel ____.
  Q<hello> By a leg, {Name} may feel ____.
  H<hello> {helper} can say hello for two.
  H<hello> {helper} can stay close.
  T<hello> {he} can show one finger.
  T<hello> {he} can look and hide again.
  T<hello,comforter> {he} can make {comforter} wave.
  C<hello> {he} can say, "Look, look, hello."
  A<hello> One finger said hello. That was a real one. Then it was time to play. Bye-bye can be small, too.
  A<hello> The big shoes go. Eyes look after them. A hello came, or it did not. There is one more next time.
  D<sameclothes> {Name} loves {garment}. It is on, and on. Now it is for the wash. Round and round it goes.
  D<sameclothes> Where is {garment}? {Name} may look in the drawer. It is wet, and it hangs up. Drip, drip. Other clothes are dry.
  P<sameclothes> Big people have a best thing, too.
  P<sameclothes> Clothes that are wet feel cold.
  Q<sameclothes> In other clothes, {Name} may feel ____.
  Q<sameclothes> By the wash, {Name} may feel ____.
  H<sameclothes> {helper} can show where it is.
  H<sameclothes> {helper} can hold up two.
  T<sameclothes> {he} can pick one of two.
  T<sameclothes> {he} can say night-night to it.
  C<sameclothes> {he} can say, "This one now, that soon."
  A<sameclothes> Round and round, and out it comes. It is dry and soft. The other clothes had a turn. Hello, best one!
  A<sameclothes> Other clothes went out to play. The best one had a wash. Now it is warm and dry. Both live in one drawer.
  D<calls> "Come here!" says a voice. {Name} may be in a game. Ears can be full. Then a hand comes. Tap, tap.
  D<calls> Brum, brum, goes a car. {Name} may not hear a call. The game is loud inside. Tap, tap, says a hand.
  P<calls> Big people call from far away.
  P<calls> A game is hard to leave.
  Q<calls> When a call comes, {Name} may feel ____.
  Q<calls> In a good game, {Name} may feel ____.
  H<calls> {helper} can come near and tap.
  H<calls> {helper} can say it soon.
  T<calls> {he} can look up.
  T<calls> {he} can bring the toy along.
  C<calls> {he} can say, "Tap, tap, I hear."
  A<calls> Tap, tap, and up came a face. It heard the call. The toy came along. Now the game can wait.
  A<calls> The ears were full. Now they are open. It was just two words. Hello, ears!
  D<leg> Chop, stir, stir. Somebody cooks. {Name} may hold a leg. A leg is good to hold. But it cannot walk.
  D<leg> Both hands are in the pan. {Name} may want them now. They are busy and hot. Down here is a leg. It is warm.
  P<leg> Pans are hot, so feet step with care.
  P<leg> Small people like to be close.
  Q<leg> When hands are busy, {Name} may feel ____.
  Q<leg> With a warm leg, {Name} may feel ____.
  H<leg> {helper} can say, "Soon, soon."
  H<leg> {helper} can give a pot.
  T<leg> {he} can sit and stir a pot.
  T<leg> {he} can call, "Here I am!"
  T<leg,comforter> {he} can hug {comforter}.
  C<leg> {he} can say, "Stir, stir, then me."
  A<leg> Stir, stir, and done. The hands come out. They are free now. Up, up! The leg can rest.
  A<leg> The pan is off. The spoon is still. Two hands come down. That is better than a leg.
  D<pour> Water in a cup is still. {Name} tips it, and it runs. Splash, on the floor! Now feet can slip.
  D<pour> Tip, tip, out it goes. {Name} may like to see it run. Water likes to go down. The floor gets wet.
  P<pour> Big people get a cloth and bend down.
  P<pour> Water is fun to look at.
  Q<pour> When water runs, {Name} may feel ____.
  Q<pour> With a cloth, {Name} may feel ____.
  H<pour> {helper} can pour a bit.
  H<pour> {helper} can say where to pour.
  T<pour> {he} can pour in the bath.
  T<pour> {he} can pat it dry with a cloth.
  C<pour> {he} can say, "Pour in the bath."
  A<pour> Pat, pat, the floor is dry. In the bath water can run. Tip, tip, splash! The cup is happy there.
  A<pour> The cup stands up. The water stays in. Later there is a bath. Pour, pour, pour!
  D<seatkick> Kick, kick, go two feet. {Name sits} in the car. Somebody sits in front. The seat goes bump, bump.
  P<seatkick> A back can feel a kick.
  P<seatkick> Legs like to move.
  Q<seatkick> On a long ride, {Name} may feel ____.
  Q<seatkick> With still feet, {Name} may feel ____.
  H<seatkick> {helper} can stop for a run.
  H<seatkick> {helper} can sing for toes.
  T<seatkick> {he} can wiggle toes.
  T<seatkick> {he} can say, "Legs want out."
  C<seatkick> {he} can say, "Toes dance, feet rest."
  A<seatkick> The car stops. Click, out come two feet. Now they can run and kick. Kick a ball, feet!
  A<seatkick> The seat is still. The toes had a dance. Now the door opens. Off go the feet.
  D<kiss> Somebody big wants a kiss. {Name} may turn away. That is fine. A kiss is a thing to give. A wave is, too.
  D<kiss> Bye-bye time! Arms come close. {Name} may want no hug. A hand can wave. That is a bye-bye, too.
  P<kiss> Big people like a wave.
  P<kiss> A body says yes, or no.
  Q<kiss> When arms come close, {Name} may feel ____.
  Q<kiss> At bye-bye, {Name} may feel ____.
  H<kiss> {helper} can say, "Wave or clap?"
  H<kiss> {helper} can say it for two.
  T<kiss> {he} can wave and wave.
  T<kiss> {he} can clap hands with them.
  C<kiss> {he} can say, "Wave, not kiss."
  A<kiss> Wave, wave, went a hand. That was a good bye-bye. The kiss can stay at home. Bye-bye, wave!
  A<kiss> One hand up, one hand up there. Clap! It was a hello for two. Arms can rest now.
  D<napping> Shh. A baby sleeps. {Name has} a big voice. The big voice goes in. Waa, waa!
  D<napping> The baby lies still. {Name} can see two small hands. A nap is long. Loud things go through a door.
  P<napping> A baby grows in a nap.
  P<napping> Being soft is hard for a loud mouth.
  Q<napping> In the shh time, {Name} may feel ____.
  Q<napping> When the baby sleeps, {Name} may feel ____.
  H<napping> {helper} can sit down and whisper.
  H<napping> {helper} can go out to shout.
  T<napping> {he} can walk like a cat.
  T<napping> {he} can whisper to a toy.
  C<napping> {he} can say, "Cat feet, shh."
  A<napping> Shh, shh, on cat feet. The nap went on and on. Now the baby is up. Hello, big voice!
  A<napping> Pat, pat, went the cat feet. The baby had a long nap. Two eyes open. Now it can be loud.
`);
