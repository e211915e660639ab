import { script } from '../../../frame.ts';

/** Scenes of every day at four and five: the captain of a game, the button, a hello, the one dress, a call from the kitchen. */
export const EVERYDAY_FOUR_TO_FIVE = script(`
  D<boss> In a game somebody says how it goes. It is like a captain's hat that nobody can see. {Name} may like to have it on all day. Then the others just do what they are told. After a while they go and look for another game.
  D<boss> "You are the cat, and you sit there!" {Name} may know how the whole game goes. It is all ready in one head. Other heads have ideas, too. A captain's hat can go round, from one head to the next.
  P<boss> Other children like to say how it goes, too. When there is no room for that, they walk off.
  P<boss> A head with lots of ideas is good for a game. Two such heads are good, too.
  Q<boss> When somebody wants to play it another way, {Name} may feel ____.
  Q<boss> When the others walk off, {Name} may feel ____.
  H<boss> {helper} can play it with a real hat. ~ Whoever wears it says how it goes.
  H<boss> {helper} can ask each child for one idea. ~ Then all of them are in the game.
  T<boss> {he} can ask, "What is your idea?"
  T<boss> {he} can say one idea, and then hear one.
  C<boss> {he} can think, "My idea, your idea, and round it goes."
  A<boss> The captain's hat went round today. The cat turned into a dragon, and that was somebody else's idea. It was odd at first, and then it was funny. At the end they were all still there.
  A<boss> One idea came from here, and one came from there. Some games had two captains and a lot of talk. Now it is time for a drink. The hat is on nobody, and it has a rest.
  D<liftbutton> A lift has a button, and there are lots of fingers. {Name} may want to be the finger that presses it. Pressing takes as long as a blink. Then the door opens, and all of them go up. The one who pressed it goes no higher.
  D<first> At a door somebody is first. {Name} may want to be that one each time. Being first is over in one step. After that it is just a room with people in it. The room is the same for number two.
  P<liftbutton> A lot of people like to press it. Some of them are grown-ups, and they do not say so.
  P<button> Somebody else may wish for the very same button. That finger has waited as well.
  P<first> Grown-ups look who is first at the till. So they know how it is.
  Q<first> When somebody else is first, {Name} may feel ____.
  Q<liftbutton> When another finger gets there, {Name} may feel ____.
  Q<button> When a finger is too late, {Name} may feel ____.
  H<first> {helper} can say before whose turn it is. ~ It is easier to know it on the way there.
  H<liftbutton> {helper} can say on the way there who presses. ~ It is easier to know it before.
  H<button> {helper} can look for one more button. ~ There are lots of them in a day.
  T<liftbutton> {he} can read the numbers aloud as they light up.
  T<button> {he} can say, "You press this one, and I press the next."
  T<first> {he} can be the one who holds the door.
  C<first> {he} can think, "First is one step. Then we are all in."
  A<liftbutton> Up went the lift, with all of them in it. Nobody there could tell who had pressed the button. On the way down another finger had a go. Buttons do not mind whose it is.
  A<first> Somebody was first, somebody was next, and somebody held the door. Now they are all inside. On the way home there is a light with a button. A day has lots of firsts in it.
  C<liftbutton> {he} can think, "You press, I count, and up we all go."
  C<button> {he} can think, "That one was yours. Next one, me."
  D<button> Beep, says a button at the road. {Name} may have thought of it the whole way. Then another finger gets there. The light does not know whose finger it was. It turns green for all of them.
  A<button> Green came, and they all went across. The button is still there, and it is as round as before. Tomorrow it wants a finger again. There are two that know how.
  D<barefoot> Feet are used to air, and a shoe is small and dark. {Name} may pull it off on the way. Down it falls, and the wheels go on. A shoe by the road does not find the way home. And the ground is cold, or wet, or sharp.
  D<barefoot> First the heel comes out, and then the toes. {Name} may like the bit when a shoe goes plop. Then somebody goes back to look for it. Sometimes it is there, and sometimes it is gone. One shoe alone is not much use.
  P<barefoot> A grown-up who looks for a shoe cannot look at anything else. It takes a long time.
  P<barefoot> Some feet get hot, and some feel each seam. Feet cannot say so. Mouths can.
  Q<barefoot> With shoes on, {his} feet may feel ____.
  Q<barefoot> With bare toes, {Name} may feel ____.
  H<barefoot> {helper} can feel inside for a stone, or a seam. ~ A shoe that rubs is no fun.
  H<barefoot> {helper} can say when the shoes come off. ~ It helps to know that there is an end.
  T<barefoot> {he} can wiggle all ten toes inside the shoe.
  T<barefoot> {he} can ask, "Can my toes come out now?"
  C<barefoot> {he} can think, "Shoes on to the door, and then toes out."
  A<barefoot> Both shoes came all the way home, one on each foot. At the door they may come off. Ten toes look out and wiggle. It is nice to have two of a shoe.
  A<barefoot> The shoes stand by the door now, side by side. The toes have the whole floor. It is good that both shoes are there. Tomorrow there is a puddle to try them in.
  D<hello> Somebody says hello, and then it is quiet for a bit. {Name} may look at the floor, or stand behind a leg. A hello can be done with a voice. It can be done with a hand, or just with the eyes. Each of them is a real one.
  D<hello> A new face comes close and wants to talk. Behind a leg there is more room. {Name} may know that place. From there a hand can come out and give a little wave. The wave says, "I see you." That is a hello, too.
  P<hello> With no hello, people may think that nobody saw them. A wave tells them.
  P<hello> Lots of children look first and talk later. Some grown-ups do that as well.
  Q<hello> When somebody says hello, {Name} may feel ____.
  Q<hello> Behind a leg, {Name} may feel ____.
  H<hello> {helper} can say hello first and stay near. ~ Then one is done.
  H<hello> {helper} can tell on the way who will be there. ~ A face is easier when it has a name.
  T<hello> {he} can wave with one finger.
  T<hello> {he} can look up, and look away again.
  T<hello,comforter> {he} can let {comforter} wave.
  C<hello> {he} can think, "Eyes, hand or voice. I pick one."
  A<hello> A finger went up and down, and that was the hello. The other one saw it and waved back. Nobody talked for a bit, and it was fine. Goodbye can be done with a finger as well.
  A<hello> Some hellos are loud, and some are as small as a nod. One of them was done today, or it was nearly done. After it came a game, and the game did the talking.
  D<sameclothes> {Name} has one thing that feels just right. It is {garment}. It can be on at breakfast and at bedtime. But clothes get wet, and they get jam on them. Then they go round and round in the wash. On such a day other clothes have a turn.
  D<sameclothes> The drawer is full of clothes, and {Name} may see just one. It is {garment}. It is soft in all the right places. It could stay on day and night. But it gets dirty, and then it is washed and dried.
  P<sameclothes> Grown-ups have a best jumper, too. When it is in the wash, they open the drawer three times.
  P<sameclothes> New clothes can feel stiff. They get soft when somebody plays in them.
  Q<sameclothes> In other clothes, {Name} may feel ____.
  Q<sameclothes> When the best one is in the wash, {Name} may feel ____.
  H<sameclothes> {helper} can put two things on the bed. ~ Two are easier than ten.
  H<sameclothes> {helper} can say when the best one is dry. ~ Then there is a day to look at.
  T<sameclothes> {he} can pick the socks, and the grown-up can pick the top.
  T<sameclothes> {he} can help to put it into the wash, and wave.
  C<sameclothes> {he} can think, "It is in the wash, and it comes back."
  A<sameclothes> Out of the wash it comes, and it smells of soap. The other clothes had a day outside, and now they are dirty. They all go round sooner or later. In the drawer there is one that waits.
  A<sameclothes> It was the best one on one day, and then another. The legs ran the same in both. Clothes on a line look as if they dance. The best one dances in the middle.
  D<tworules> {Name} knows two places with two lots of rules. At {elsewhere} there may be sweets before tea. At home there is a no. The no sounds louder after all that yes. It is the same no as on other days.
  D<tworules> {Name} comes back from {elsewhere}, full of yes. Then home says no, and that is hard to hear. One place is for some of the time. The other one is for each day. So the rules are not the same.
  P<tworules> Somebody who sees {him} now and then likes to say yes. It makes the time feel like a party.
  P<tworules> The one at home thinks of teeth and of sleep. So there is a no now and then.
  Q<tworules> On the way home, {Name} may feel ____.
  Q<tworules> When home says no, {Name} may feel ____.
  H<tworules> {helper} can say the rules again before the door opens. ~ It is easier to hear them early.
  H<tworules> {helper} can have a snack ready first. ~ Coming back takes a while.
  T<tworules> {he} can hang up the coat, and then ask.
  T<tworules> {he} can tell three things about the day.
  C<tworules> {he} can think, "There it is yes, and here it is no."
  A<tworules> The coat hangs on its hook at home. In the other place there is a hook as well. Both are good places, and each has its own rules. The sweets will be sweet next time, too.
  A<tworules> One place has yes for it, and one has no. After a bit of time the rules of home are easy again. A bag stands in the hall. It knows the way to both.
  D<laterbed> The clock goes round, and it is {his} bedtime. {older} may stay up. From bed {Name} can hear the voices. It looks as if some got more. Bigger bodies are done growing for the day a bit later.
  D<laterbed> At bedtime, {Name goes} first, and {older} may stay up. Then it is "Not fair!" on the stairs. It helps to know how it works. Each age has its own place on the clock, and it moves.
  P<laterbed> The bigger one was small once. That one lay in bed and heard voices, too.
  P<laterbed> Grown-ups look at eyes and yawns. They see sleep come before anybody else does.
  Q<laterbed> When somebody else stays up, {Name} may feel ____.
  Q<laterbed> On the stairs at bedtime, {Name} may feel ____.
  H<laterbed> {helper} can show the bedtimes on the clock. ~ There is one for each age.
  H<laterbed> {helper} can read one more page with just {him}. ~ That is only for the one who goes first.
  T<laterbed> {he} can pick the story for the time before bed.
  T<laterbed> {he} can put a mark on the clock for a birthday.
  C<laterbed> {he} can think, "My time now, and a later time soon."
  A<laterbed> In bed it is warm, and the voices get quiet. What goes on down there is mostly washing-up. The big one comes up later, and yawns. On the clock there is a place for each of them.
  A<laterbed> The clock went on, and then they were all in bed. Next birthday the mark moves a bit. Until then the first one up gets the first toast. Good night, clock.
  D<calls> "Shoes on!" calls a voice from the hall. {Name} may be in the middle of a game. A busy head keeps its ears for the game. So the call goes past, and comes again, and gets louder. The first one was the nicest.
  D<calls> There are calls that come ten times. {Name} may hear the last one, when it is loud. The other nine flew past, because the game was so good. Ears work best with eyes. One look up, and the call is in.
  P<calls> The one who calls gets tired of it. Nobody likes to be loud in the hall.
  P<calls> In a good game a head may hear nothing else. That goes for grown-ups with a phone, too.
  Q<calls> When the call comes again, {Name} may feel ____.
  Q<calls> In the middle of a game, {Name} may feel ____.
  H<calls> {helper} can come close and touch an arm. ~ A hand is heard when a call is not.
  H<calls> {helper} can say it once, with eyes on eyes. ~ Then it is one call and not ten.
  T<calls> {he} can look up and say, "I heard you."
  T<calls> {he} can ask, "Can I do one more first?"
  C<calls> {he} can think, "Eyes up, and ears on."
  A<calls> The call came, and a head went up. It was one call, and it was a quiet one. There was time left over for the game. The hall likes it, too.
  A<calls> Some calls still flew past, and some were caught. It is like catching a ball. Eyes help with that. The next call comes at teatime, and it smells of toast.
  D<leg> Somebody stands by the pans and stirs. {Name} may put both arms round a leg. It is a good leg, and it is near. But a leg that is held cannot step. And by a hot pan, feet like to have room.
  D<leg> Two hands cut and stir, and they are not free. {Name} may want them this minute. So the arms go round a leg instead. The hands will be wet for a bit. Then they come out, and they are for holding.
  P<leg> The one who cooks would like a hug as well. Hot pans come first, as they cannot wait.
  P<leg> Children often want to be close when nobody has time. It feels safe there.
  Q<leg> When the hands are busy, {Name} may feel ____.
  Q<leg> With no leg to hold, {Name} may feel ____.
  H<leg> {helper} can give {him} a job at the table. ~ A bowl and a spoon are enough.
  H<leg> {helper} can say when the hands are free. ~ A song is a good clock.
  T<leg> {he} can sit where the pans are in sight and sing along.
  T<leg> {he} can stir something cold in a bowl.
  T<leg,comforter> {he} can hold {comforter} till the hands are free.
  C<leg> {he} can think, "First the pan, and then my hug."
  A<leg> The pan is off, and the hands are dry. Now they come down, both of them. A hug with hands is a lot better than a leg. And there is dinner as well.
  A<leg> The leg went here and there and got it all done. Then it sat down, and there was a lap. Hands, arms and a spoon were all free. It had been as long as two songs.
  D<seatkick> In the car, {his} legs hang down and look for a job. In front of them is a seat. So they kick, one and two. On the other side of the seat is a back. It feels each kick like a knock on a door.
  D<seatkick> Knock, knock, go two feet on the seat in front. {Name} may not think of it, as legs swing by themselves. The driver feels it and looks round. A driver who looks round cannot see the road.
  P<seatkick> A driver likes to look at the road and at nothing else. Each kick says, "Look here!"
  P<seatkick> Legs that sit for a long time want to move. That is how legs are.
  Q<seatkick> On a long drive, {his} legs may feel ____.
  Q<seatkick> When the feet keep still, {Name} may feel ____.
  H<seatkick> {helper} can stop for a run on a long drive. ~ Legs like that.
  H<seatkick> {helper} can put a bag under the feet. ~ Then they have a place to rest.
  T<seatkick> {he} can let the toes dance inside the shoes.
  T<seatkick> {he} can say, "My legs want out."
  C<seatkick> {he} can think, "Toes dance, and feet rest."
  A<seatkick> The car has stopped, and the seat in front is quiet. Out come two feet, and off they run. A ball is good for kicking. It does not have a back.
  A<seatkick> The toes danced, and nobody felt it. The driver saw the whole road. Now the door opens, and the feet are free. They have kept a lot of kicks for the park.
  D<pour> Water is good to look at when it runs. {Name} tips a cup, and out it comes. It goes over the edge and down to the floor. There it makes a lake, and feet can slip on it. In a bath it would be just right.
  P<pour> A grown-up gets the cloth and bends down. Under the table it is dark and wet.
  P<pour> People of all ages look at water when it runs. Some go to a river just for that.
  Q<pour> When water runs, {Name} may feel ____.
  Q<pour> With a full cup, {Name} may feel ____.
  H<pour> {helper} can fill the cup just a bit. ~ A bit is soon gone.
  H<pour> {helper} can say where pouring is fine. ~ The bath and the sink are good.
  T<pour> {he} can pour from cup to cup in the bath.
  T<pour> {he} can put a dry cloth on the lake.
  C<pour> {he} can think, "In the cup, or in the bath."
  A<pour> The lake is gone, and the cloth has it all. In the bath there are three cups and a lot of water. There it may run as long as it likes. The cup at the table has a rest.
  A<pour> One cup stands still, and one is in the bath. Water is good in both. The floor is dry, and socks can walk on it.
  D<kiss> Somebody who loves {him} bends down for a kiss. {Name} may not want one today. A kiss is something to give, like a present. Nobody takes a present out of a hand. A wave can be given, too, or a high five.
  D<kiss> Goodbyes can be done in lots of ways. There is a hug, a wave or a high five. {Name} can choose, as it is {his} own cheek. The other one is sad for a moment, or not at all. It is still a real goodbye.
  P<kiss> A grown-up may be a bit sad without a kiss. Grown-ups can look after that themselves.
  P<kiss> Lots of people like a wave. They can see the love in it.
  Q<kiss> When somebody wants a kiss, {Name} may feel ____.
  Q<kiss> When it is time for goodbye, {Name} may feel ____.
  H<kiss> {helper} can ask, "Hug, wave or high five?" ~ Then it is clear to all of them.
  H<kiss> {helper} can tell the others that {Name chooses}. ~ That is a good job for a grown-up.
  T<kiss> {he} can hold up a flat hand for a high five.
  T<kiss> {he} can say, "A wave today."
  C<kiss> {he} can think, "It is my kiss, and I choose."
  A<kiss> The hand went up, and another hand met it. Clap! It was a goodbye with a sound. On another day it may be a wave, or a kiss. The cheek belongs to the one who has it.
  A<kiss> A wave flew down the path, and one came back. Both of them had love in them. The kiss stayed where it was. It can be given on some other day, or not.
  D<napping> A baby lies in bed with both arms up and sleeps. {Name has} a voice that goes through doors. The voice goes in, and the baby wakes up. A baby who wakes too soon cries and cannot play. Then nobody has any time.
  D<napping> At nap time, home is two homes. In one room it is night, and next door it is day. {Name} may forget it in the middle of a game. Loud things walk through walls. Soft things stay where they are.
  P<napping> Babies grow when they sleep. They do it several times a day.
  P<napping> Being soft for a long time is hard. Grown-ups drop a pan lid just then.
  Q<napping> When it is time to be soft, {Name} may feel ____.
  Q<napping> When the baby sleeps, {Name} may feel ____.
  H<napping> {helper} can play something with just {him} in that time. ~ Two hands are free then.
  H<napping> {helper} can go out with {him}, where loud is fine.
  T<napping> {he} can put on cat feet and a mouse voice.
  T<napping> {he} can hang a cloth on the door for "shh".
  C<napping> {he} can think, "Cat feet now, and lion later."
  A<napping> The cat feet went past the door, and it stayed shut. The nap was a long one. Now there is a small voice that says, "Ba." Loud may come out and play.
  A<napping> In that room night is over. The cloth comes off the door. The baby laughs at the first loud thing. It was kept in for so long, and it is still good.
`);
