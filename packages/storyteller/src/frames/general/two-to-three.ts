import { script } from '../../frame.ts';

/** What is told of anything that feels hard to a child of 2-3 years. */
export const TWO_TO_THREE = script(`
  D<block,hard> {Name} can do many things. Some things are hard. One hard thing is {hard}. A tower is hard too. It starts with one block.
  D<block> {Name} can do many things. Some things are still hard. A tower is hard too. It starts with one block. Then comes one more.
  D<hand,hard> {Name plays and plays}. Some things are hard. One hard thing is {hard}. Then a hand can reach out. Here comes help!
  D<hand> Play, play, stop. {Name has} come to a hard bit. Then a hand can reach out. Here comes help!
  D<zip,hard> Zips are hard at first. {Name has} hard things too. It may be {hard}. Zip, stop, zip.
  D<zip> Zip, stop, zip. Zips are hard at first. {Name has} some other hard things. They take time.
  D<stone,hard> A stone is in a shoe. Ow! {Name has} hard bits in the day too. It may be {hard}. Stop, look, shake.
  D<stone> A stone is in a shoe. Ow! {Name has} hard bits in the day too. Then it is good to stop. Stop, look, shake.
  D<sandwich,hard> Bread, jam, bread. {Name has} a hard bit in the day. It is {hard}. It can go where the jam goes.
  D<sandwich> Bread, jam, bread. A sandwich has a middle. {Name} may have a hard bit today. It goes in the middle. Something else comes after.
  P Other children find it hard too. Some cry. Some go slow.
  P Grown-ups know hard things. They go bit by bit.
  P Babies find it all hard. Big people find some of it hard. People like help.
  P Big children get stuck too. They stop. Then they try again.
  Q When it is hard, {Name} may feel ____.
  Q In the hard bit, {Name} may feel ____.
  Q Before the hard bit, {Name} may feel ____.
  H {helper} can stay near.
  H {helper} can show the first bit.
  H<adult> {helper} can start {adult}.
  H {helper} can wait a bit.
  H {helper} can help with one bit.
  T {he} can look first.
  T {he} can try one little bit.
  T<comforter> {he} can hold {comforter}.
  T<doing> {he} can try {doing}.
  T<thing> {he} can ask for {thing}.
  T {he} can stop and have a hug.
  T {he} can point to the hard bit.
  C<block> {he} can say, "One block. One more."
  C<hand> {he} can say, "Help, please."
  C<zip> {he} can say, "Zip, stop, zip."
  C<topic> {he} can think about {topic}.
  C<stone> {he} can say, "Stop, look, shake."
  C<sandwich> {he} can say, "Bread, jam, bread."
  A<block> One block. One more. Small bits make hard things easier. A little tower is a tower too.
  A<hand> A hand reaches out. A hand comes back. Help makes hard things easier. Then all the hands rest.
  A<zip> Zip, stop, zip. Hard things get easier, bit by bit. Some days a zip stops. Then there is a hug.
  A<stone> Stop, look, shake. Out falls the stone. Not all hard things fall out. They get easier with help.
  A<sandwich> First comes something easy. Then comes the hard bit. Then comes something easy again. Bread, jam, bread.
  D<lap> Here is the lap that {Name wants}. Mmm, that one! Here comes another lap. It is not the same. That can be hard.
  D<lap> One lap is the best today. {Name knows} which one. Then other arms come. Oh! It can be hard to switch.
  P<lap> Lots of small people want one lap. Big people know it.
  P<lap> It is one lap today. It can be the other one soon.
  Q<lap> In the other arms, {Name} may feel ____.
  H<lap> {helper} can sit near and wait.
  H<lap> {helper} can roll a ball.
  T<lap> {he} can roll the ball back.
  T<lap> {he} can bring one book.
  T<lap,comforter> {he} can bring {comforter} too.
  C<lap> {he} can say, "This lap, that lap."
  A<lap> One lap is here. One lap is there. Hard things go bit by bit. A ball can roll to both.
  A<lap> First a look. Then one toe. Hard things get easier, bit by bit. This lap, that lap.
  D<room> Step, step, out of the room. {Name} may look and look. Where is the grown-up? It can be hard. Ears can hear, step, step.
  D<room> A grown-up goes out. {Name stays} here. It is hard to wait. The door is there. Listen, step, step!
  P<room> Small people want to see their people. Lots of them cry.
  P<room> Grown-ups go in and out. They fetch a cup.
  Q<room> By the door, {Name} may feel ____.
  H<room> {helper} can sing from there.
  H<room> {helper} can say, "Here I am."
  T<room> {he} can call.
  T<room> {he} can find one block.
  C<room> {he} can say, "Step out, step back."
  A<room> Step, step, out. Step, step, back. It was hard. Now it is easier. Hello, hello!
  A<room> The room was big. Now steps come in. Hard bits get easier with a song. Here are two again.
  D<elder> Shoes on, bag on. {elder goes} to school. {Name stays} here. That can be hard.
  D<elder> Bye-bye, bag. {elder goes} to school. {Name} may want to go too. It is hard to stay.
  P<elder> Big ones go to school. Then they come home.
  P<elder> Small ones look at the door. Lots of them cry.
  Q<elder> When the door shuts, {Name} may feel ____.
  H<elder> {helper} can wave too.
  H<elder> {helper} can find a bag too.
  T<elder> {he} can wave at the window.
  T<elder> {he} can put a toy in a bag.
  T<elder> {he} can keep one block to show.
  C<elder> {he} can say, "Bye, bag. Come back, bag."
  A<elder> Play, snack, nap, play. Hard bits get easier. Then the door opens. Hello, bag! Hello, big shoes!
  A<elder> The bag went out. It was hard. The bag comes back. In it is a day of school.
  D<stairs> Stairs go up. Stairs go down. {Name looks} at them. They are big. They can be hard.
  D<stairs> One stair, and one more. {Name} may stop at the top. It is a long way. Stairs are hard for small legs.
  P<stairs> Stairs are made for long legs. Small legs go slow.
  P<stairs> Some sit down. Some hold on. Some get a lift.
  Q<stairs> By the stairs, {Name} may feel ____.
  H<stairs> {helper} can go in front.
  H<stairs> {helper} can hold a hand.
  T<stairs> {he} can sit and bump, bump.
  T<stairs> {he} can hold on and wait.
  T<stairs> {he} can ask for a hand.
  C<stairs> {he} can say, "Sit, bump, stop."
  A<stairs> One stair. One more stair. Hard things get easier, bit by bit. At the end is the floor. Hello, floor!
  A<stairs> Bump, stop, bump, stop. It was hard. The stairs stay there. They can wait.
  D<nappy> Down on the mat. {Name} may want to play. The nappy is wet. Off it goes! A bottom gets clean.
  D<nappy> Legs up, up, up! {Name} can see two feet. The nappy comes off. A clean one goes on. It is hard to lie so still.
  P<nappy> Small people like to move. A mat is so dull.
  P<nappy> Grown-ups want a bottom to be well.
  Q<nappy> On the mat, {Name} may feel ____.
  H<nappy> {helper} can sing one song.
  H<nappy> {helper} can say what comes next.
  T<nappy> {he} can hold a toy up high.
  T<nappy> {he} can look for two feet.
  C<nappy> {he} can say, "Up, wipe, on, down."
  A<nappy> Wipe, wipe, and on. The bottom is clean and dry. Up comes {Name}. Bye-bye, mat. Go, feet!
  A<nappy> The wet nappy is gone. The clean one is on. It was hard to lie still. Now legs can run.
  D<cream> Out comes the cream. It is white and cold. {Name} may not like it. It slips on the skin. Rub, rub, all gone.
  D<cream> Here is a tube of cream. Squirt! {Name} gets a bit on one arm. It can feel cold. It looks after the skin.
  P<cream> Big arms get cream too.
  P<cream> Some like it slow. Some like it fast.
  Q<cream> With cream on, {Name} may feel ____.
  H<cream> {helper} can warm it first.
  H<cream> {helper} can count to five.
  T<cream> {he} can put a dot on one knee.
  T<cream> {he} can rub it in.
  T<cream> {he} can put some on {helper}.
  C<cream> {he} can say, "Dot, dot, rub, rub."
  A<cream> Dot, dot, rub, rub. The cream is all gone in. It was hard, and it was quick. Hello, skin. Out and play!
  A<cream> One arm is done. One leg is done. The cream is on. The tube is shut. Bye-bye, tube.
  D<far> Far away, it is small. Near, it is big. {Name} may stand far away. That is a good spot to look. Look, look.
  P<far> Grown-ups stand back to look, too.
  P<far> Some go near. Some stay far. Both can see.
  Q<far> From here, {Name} may feel ____.
  H<far> {helper} can stand here too.
  H<far> {helper} can lift {him} up.
  T<far> {he} can look from far away.
  T<far> {he} can wave at it.
  T<far,comforter> {he} can show {comforter}.
  C<far> {he} can say, "You there, me here."
  A<far> It is there, and {Name} is here. From far away, it is small. Bye-bye over there. Hello, hand.
  D<abroad> Somebody is far away. {Name} may look for that face. It is not in this house. It can be hard. There is a face on the phone.
  P<abroad> Far away, they think of {Name}.
  Q<abroad> With the face gone, {Name} may feel ____.
  H<abroad> {helper} can call them up.
  H<abroad> {helper} can show a photo.
  T<abroad> {he} can kiss the photo.
  T<abroad> {he} can wave at the phone.
  C<abroad> {he} can say, "Hello, far away."
  A<abroad> Night here, day there. It is far, and it is hard. Wave, wave. Somebody waves back.
  D<mess> Oh, fingers! {Name} has stuff on them. It is sticky. It is hard to let it be. Water can take it off.
  P<mess> Some like mud. Some like dry hands.
  Q<mess> With sticky fingers, {Name} may feel ____.
  H<mess> {helper} can bring a wet cloth.
  H<mess> {helper} can touch it first.
  T<mess> {he} can poke it with a stick.
  T<mess> {he} can hold out one finger.
  C<mess> {he} can say, "One finger, wipe, wipe."
  A<mess> Wipe, wipe, and all ten fingers are dry. The stuff stays there. It can wait. Hello, clean hands.
  D<carry> Small legs walk and walk. {Name} may want to go up. Up is good! Grown-ups have tired arms. It is hard to walk so far.
  P<carry> Arms get tired. Legs get tired too.
  Q<carry> On a long way, {Name} may feel ____.
  H<carry> {helper} can stop and hug.
  H<carry> {helper} can sing a walk song.
  T<carry> {he} can walk to the tree.
  T<carry> {he} can say, "Stop and hug."
  C<carry> {he} can say, "To the tree, and stop."
  A<carry> To the tree. To the gate. To the door. The legs did it bit by bit. It was hard. Sit, legs, sit.
  D<costume> Swish, goes the cape. {Name} has a cape on. It is the best. Now it is time for bed or bath. It is hard to take it off.
  P<costume> Heroes sleep too. They hang up the cape.
  Q<costume> With the cape off, {Name} may feel ____.
  H<costume> {helper} can hang it up.
  T<costume> {he} can choose the hook.
  C<costume> {he} can say, "Night-night, cape."
  A<costume> The cape is on the hook. It can look. {Name} can still be strong. Night-night, cape.
  D<loud> {Name} has a big voice. Out it goes, ooh! Outside there is room for it. Inside, a voice can be small. Shh, shh, ooh.
  P<loud> Ears are small. A big voice fills them up.
  P<loud> Big voices are good for calling a dog.
  Q<loud> With a big voice, {Name} may feel ____.
  H<loud> {helper} can talk so softly.
  H<loud> {helper} can go out a bit.
  T<loud> {he} can say it like a mouse.
  T<loud> {he} can point at it.
  C<loud> {he} can say, "Lion out, mouse in."
  A<loud> In here is the mouse. Squeak, squeak. Out there is the lion. The voice can be both.
  D<wash> Hands play, and hands get dirty. {Name} may see the tap. Soap is slippy. Rub, rub, rub. Off goes the dirt.
  P<wash> Big hands get washed too.
  Q<wash> With soapy hands, {Name} may feel ____.
  H<wash> {helper} can wash too.
  H<wash> {helper} can sing the soap song.
  T<wash> {he} can push the soap.
  T<wash> {he} can make a bubble.
  C<wash> {he} can say, "Rub, rub, swim, dry."
  A<wash> The water took the dirt away. Bye-bye, dirt. The hands smell of soap. Here comes the snack.
  D<please> {Name} wants the cup. "Please," says a mouth. Here is the cup! "Thank you." Words can be like a hand.
  P<please> Big people forget it too.
  Q<please> With a please, {Name} may feel ____.
  H<please> {helper} can say it too.
  T<please> {he} can say it, or sign it.
  C<please> {he} can say, "Please, and ta."
  A<please> Please, says one. Here, says one. Thank you, says one. The cup goes round.
  D<last> Coats go home, one by one. {Name} sees the hooks. One coat is still here. It is {his} coat! It can be hard to wait.
  P<last> Some grown-ups come on a bus. Some buses are slow.
  Q<last> When the door opens, {Name} may feel ____.
  H<last> {helper} can say, "You are next."
  H<last> {helper} can sit close.
  T<last> {he} can build one tower.
  T<last> {he} can look at the coat.
  C<last> {he} can say, "My coat is here."
  A<last> Open goes the door. A face looks in. It is the right face! Down comes the coat. Home, home, home.
  D<back> Bump! That was a bad bit. {Name} may remember it. Now the thing is there again. It can be hard to go near. Looking is fine.
  P<back> A bump is over fast. A head keeps it for longer.
  Q<back> Near it again, {Name} may feel ____.
  H<back> {helper} can hold on.
  H<back> {helper} can go first.
  T<back> {he} can touch it with one hand.
  T<back> {he} can look from here.
  C<back> {he} can say, "Look, touch, and stop."
  A<back> First a look. Then one hand. It was hard, and it is still there. Another day has another look.
  D<push> In goes {Name}. Click, goes the strap. The seat rolls, roll, roll. Legs want to go too. It is hard to sit.
  P<push> Roads are for cars. The seat is for small people.
  Q<push> With the strap on, {Name} may feel ____.
  H<push> {helper} can say, "Walk soon."
  H<push> {helper} can sing the click song.
  T<push> {he} can hold one toy.
  T<push> {he} can look for a dog.
  C<push> {he} can say, "Click now, walk soon."
  A<push> Roll, roll, stop. Click, the strap is off. It was hard to sit. Now the legs go. Run to the tree!
  D<mouth> A mouth wants to know. {Name} finds a stone. In? No, not in. A mouth is for food. Hands can hold a stone.
  P<mouth> Babies do it. Puppies do it too.
  P<mouth> Grown-ups look out for small things.
  Q<mouth> With a stone, {Name} may feel ____.
  H<mouth> {helper} can give a chew ring.
  H<mouth> {helper} can swap it for toast.
  T<mouth> {he} can rub it on a cheek.
  T<mouth> {he} can put it in a pot.
  C<mouth> {he} can say, "Stone, go plop."
  A<mouth> Plop, stone, into the pot. The mouth has toast now. Crunch, crunch. The mouth knows toast. Bye-bye, stone.
  D<walls> A red crayon goes round and round. {Name} draws on paper. Then comes the end of the paper. The wall is big and white. But walls stay bare.
  D<walls> Crayons love to run. {Name} has a crayon. Zoom, along the page. Stop, says the edge. A wall is not paper.
  P<walls> Grown-ups see the line, too. They see some work for a sponge.
  P<walls> A wall does not mind. A sponge gets tired.
  Q<walls> By the big wall, {Name} may feel ____.
  H<walls> {helper} can put up big paper.
  H<walls> {helper} can hold the sponge, too.
  T<walls> {he} can draw on a box.
  T<walls> {he} can rub with a wet sponge.
  C<walls> {he} can say, "Crayon, here is your paper."
  A<walls> Rub, rub, the wall is white again. Big paper lies on the floor. Round and round goes the crayon. Bye-bye, wall.
  A<walls> The crayon ran to the edge. Stop, crayon! It turned round and ran back. Good crayon, and good paper.
  D<fast> Munch, munch, munch! The plate gets empty fast. {Name} has a quick spoon. A mouth is small. One bite goes in. Then the next one waits.
  D<fast> A spoon, a plate and a mouth. {Name} likes to eat. The spoon can rest, too. Munch, munch, and then one more bite.
  P<fast> Teeth do the work. They need a bit of time.
  P<fast> Grown-ups eat in bites, too.
  Q<fast> When food comes, {Name} may feel ____.
  H<fast> {helper} can bring one bit more.
  H<fast> {helper} can munch along.
  T<fast> {he} can put the spoon down. Clink.
  T<fast> {he} can have a sip.
  C<fast> {he} can say, "Munch, munch, and one more."
  A<fast> Clink, the spoon lies down. Munch, munch. There is more on the plate. It did not run away. Yum, last bite.
  D<abroad> Ring, ring! Who is it? {Name} knows the face, far away. It is on the phone. It is hard to hug a phone.
  A<abroad> The phone is dark now. The face is still there, far away. It thinks of {Name}. Bye-bye, and kiss, kiss.
  D<back> There it is again. {Name} knows it. Last time it went bump. So a body stops. Stopping is all right.
  A<back> One look, one touch, and then off. That was hard. It is done for today. It will wait there.
  D<carry> Step, step, step. {Name} can walk. Then legs get tired. Up, please! But arms are tired too. That is hard.
  A<carry> Step, step, and a stop. Step, step, and home. It was a hard, long way. Shoes off. Hello, toes.
  D<costume> {Name} has the cape on. It goes swish. Now other clothes wait. It is hard to change. The cape can wait too.
  A<costume> Swish went the cape, up on its hook. Now come soft clothes. It was hard, and it is done. Night-night, cape.
  D<last> Bye-bye, bye-bye. Other coats go home. {Name} looks at the door. Who is it? Not yet. It is hard to wait.
  A<last> Now it is the right face! Hello, hello. One coat, two arms, and out. All the hooks are empty.
  D<loud> A shout is a big voice. {Name} has one inside. Out it comes! The room is small. Ears are near.
  A<loud> A small voice for a small room. A big voice for a big park. {Name} has both. Now a tiny one. Shh.
  D<mess> Drip, drop. It is on both hands! {Name} looks at it. It feels odd. That can be hard. A cloth is near.
  A<mess> The cloth went wipe. The hands are clean. That was hard, and it is over. Clap, clap, dry hands.
  D<mouth> Stones go plop. {Name} has one in the hand. The mouth says, "Me!" But a mouth cannot play with stones. Hands can.
  A<mouth> Plop! One more, plop! The hands play with stones. The mouth has a song. That is a good mouth.
  D<please> One cup, two friends. {Name} wants to have it. There is a word for that. "Please!" It is small, and it works hard.
  A<please> "Please" went out, and a cup came in. "Thank you" went back. Small words, big smiles. Drink up, and well done, please.
  D<push> Here is the seat with wheels. {Name} goes in, one leg, two legs. Click. Now the wheels walk. Legs can rest. It can be hard.
  A<push> The wheels did the long way. Click, out come two legs. It was hard to sit. Now jump, one, two. Bye-bye, seat.
  D<wash> The tap goes shh. {Name} has dirt on both hands. In goes the soap. It makes bubbles. Bubbles take the dirt.
  A<wash> Shh, says the tap, and the bubbles go. Two clean hands come out. They smell of soap. Clap!
  D<same> The right cup is gone. {Name} cannot see it. A new cup is here. The milk in it is the same. But the cup is not! That is hard.
  D<same> Here is the cup. But it is the wrong cup! {Name} knows the right one. It is not here now. That is big, and it is hard.
  P<same> Small things can be big things.
  P<same> Cups get washed. Then they drip and dry.
  Q<same> With the other cup, {Name} may feel ____.
  H<same> {helper} can show the cup.
  H<same> {helper} can say, "Not that one."
  T<same> {he} can choose one of two.
  T<same> {he} can wave at the cup.
  C<same> {he} can say, "Same inside. Sip."
  A<same> Sip, sip, the milk is the same. The other cup has a bath. Soon it comes back. Night-night, cup.
  A<same> First it was hard. Then came one sip. The cup is empty now. The right cup is dry, up there. Hello, cup.
  D<petill> The bowl is here. The basket is here. {Name} looks. The animal is not here. It is at the vet. A vet helps animals.
  P<petill> Vets have soft hands. They help all day.
  P<petill> Grown-ups think of the animal, too.
  Q<petill> By the bowl, {Name} may feel ____.
  H<petill> {helper} can call the vet.
  H<petill> {helper} can say what is known.
  T<petill> {he} can wash the bowl.
  T<petill> {he} can draw a paw.
  C<petill> {he} can say, "Vet, help please."
  A<petill> The bowl is clean. It stands in its place. The vet helps, and the grown-ups call. Good night, bowl.
  D<climb> Up on the table! {Name} has good feet. They like to go up. But a table can tip. Cushions hold. Feet, where to?
  D<climb> Chairs, table, sofa. {Name} can see them all. Up is fun. Down is quick, and the floor is hard.
  P<climb> Goats go up. Squirrels go up.
  P<climb> Grown-ups run when they see it. Fast!
  Q<climb> High up, {Name} may feel ____.
  H<climb> {helper} can show a good hill.
  H<climb> {helper} can put cushions down.
  T<climb> {he} can climb on the cushions.
  T<climb> {he} can reach up a hand.
  C<climb> {he} can say, "Feet down, cushions up."
  A<climb> Up the cushions, one, two, three. Cushions hold. {Name} is on the top. The table has a rest. Hello, up here.
  A<climb> Feet on the floor. Table for cups. {Name} can climb at the park. It has bars that hold. Up, up, up!
  D<ownbite> So much, so loud! {Name} is full to the top. Teeth want to do something. Snap, on the hand. Ow, hand!
  D<ownbite> Big feelings run into the teeth. {Name} may bite a hand then. It is {his} own hand. A hand is soft. Teeth are hard.
  P<ownbite> A body that is full does odd things.
  P<ownbite> Grown-ups see it and look after the hand.
  Q<ownbite> Full to the top, {Name} may feel ____.
  H<ownbite> {helper} can bring a chew ring.
  H<ownbite> {helper} can squeeze both hands.
  T<ownbite> {he} can clap and jump.
  T<ownbite> {he} can bite a cloth or a ring.
  C<ownbite> {he} can say, "Clap, hand! Teeth, wait!"
  A<ownbite> Clap, clap, jump. The big feeling goes out that way. The hand is fine. The teeth get toast. Crunch!
  A<ownbite> The teeth have a ring to bite. The hand can wave now. It was a big feeling. Hello, hand.
  D<feet> Shoes off! {Name} has ten toes. The ground is cold, or it tickles. Oh, says a foot. Up it goes! That is hard for feet.
  D<feet> Feet can feel a lot. {Name} may feel each bit. A bit of grass is long. A bit of sand is hot. Feet say, "Not me!"
  P<feet> Some feet like it. Some feet like socks.
  P<feet> Big feet say ouch, too.
  Q<feet> With bare toes, {Name} may feel ____.
  H<feet> {helper} can put down a towel.
  H<feet> {helper} can take off shoes, too.
  T<feet> {he} can try with one toe.
  T<feet> {he} can stand on the towel.
  C<feet> {he} can say, "One toe, and look."
  A<feet> One toe went down, and up again. It was hard, and it was a look. Here come the socks. Hello, warm feet.
  A<feet> Tickle, tickle, says the ground. The feet are on the towel now. They can look from here. Good feet.
  D<along> One thing comes along. It is small, and {Name} holds on tight. The door is big out there. A hand likes to hold.
  D<along> Shoes on, coat on. {Name} looks for one thing. It comes along each day. It helps on a hard way.
  P<along> Some take a bear. Some take a stone.
  P<along> Grown-ups take keys and a phone.
  Q<along> On the way out, {Name} may feel ____.
  H<along> {helper} can find it a place.
  H<along> {helper} can look where it is.
  T<along> {he} can put it in the bag.
  T<along> {he} can let it sit and look.
  C<along> {he} can say, "Come along, you."
  A<along> Out it went, and back it came. It has some mud on. It was hard work for a hand. Good night, hand.
  A<along> In the bag it had a nap. Now it is on the bed. The hand can let go. Night-night, along and all.
  D<grab> A nose is here. Glasses are on it! {Name} has quick hands. Snap, and the face looks odd. Oh, eyes cannot see now.
  D<grab> Here is a face. It has hair and glasses. {Name} likes to pull. Ow! Hands can be soft on a face.
  P<grab> With no glasses, it is all a blur.
  P<grab> Fun for one, and ow for one.
  Q<grab> With such quick hands, {Name} may feel ____.
  H<grab> {helper} can give a pull toy.
  H<grab> {helper} can show soft hands.
  T<grab> {he} can touch a nose, soft.
  T<grab> {he} can wave at the face.
  C<grab> {he} can say, "Look, no hands!"
  A<grab> The glasses are back on the nose. They can see {Name} again. Peep! Soft hands on a face. Hello, eyes.
  A<grab> Hands clap now. Clap, clap. The face laughs. That is a good game for hands. Hello, glasses.
  D<wipe> Drip, drip. {Name} has a nose that runs. It cannot go far. Here comes a soft tissue. It goes pat, pat. That is hard to like.
  D<wipe> A nose is full. {Name} can feel it drip. A tissue comes near. The head goes away. Wipe, and air comes in.
  P<wipe> Noses get sore. Soft is best.
  P<wipe> Dogs lick noses. People pat.
  Q<wipe> With the tissue near, {Name} may feel ____.
  H<wipe> {helper} can say, "One, two, wipe."
  H<wipe> {helper} can wipe a teddy first.
  T<wipe> {he} can hold the tissue, too.
  T<wipe> {he} can blow out air. Fff!
  C<wipe> {he} can say, "Pat, pat, and bin."
  A<wipe> Pat, pat, into the bin. The nose is dry. It can smell toast. Hello, nose.
  A<wipe> One, two, wipe, and done. Teddy is done, too. Air comes in. Sniff, sniff, nose.
  D<hat> Up there is the sun. It is hot. {Name} has a hat. It sits on top. A hat makes a bit of shade.
  D<hat> Hop, off it goes! {Name} can throw a hat far. But the sun is hot. A head likes shade. Hat, come back.
  P<hat> Dogs lie in the shade. Birds do, too.
  P<hat> A hat can tickle an ear.
  Q<hat> With a hat on, {Name} may feel ____.
  H<hat> {helper} can wear a hat, too.
  H<hat> {helper} can find a soft one.
  T<hat> {he} can pat the hat.
  T<hat> {he} can play in the shade.
  C<hat> {he} can say, "Hat on, out we go."
  A<hat> The hat sat there, up on top. The sun was hot. The head was not. Now it hangs on its hook. Night-night, hat.
  A<hat> Pat, pat, hat. In the sun, it is a roof. In the shade it can come off. Hello, head.
  A<block,hard> One block. One more. And {hard}? It starts small. Small bits make hard things easier.
  A<hand,hard> A hand reaches out. A hand comes back. There is help for {hard}. Then all the hands rest.
  A<stone,hard> Stop, look, shake. Out falls the stone. There is time for {hard}. Hard things get easier with help.
  A<sandwich,hard> First comes something easy. And {hard}? It goes in the middle. Bread, jam, bread.
  D<taste> Here is sand. {Name has} a hand full of it. In the mouth it goes crunch. Sand is for hands. Hands can dig and pat.
  P<taste> Small ones try it. Most stop soon.
  P<taste> Sand has small bits. Teeth do not like them.
  Q<taste> With a full hand, {Name} may feel ____.
  H<taste> {helper} can give some water.
  H<taste> {helper} can bring a pot.
  T<taste> {he} can put it in the pot.
  T<taste> {he} can pat it flat.
  C<taste> {he} can say, "Dig, dig, pat."
  A<taste> The sand is in the pot. Pat, pat, and hop, a cake! It is a cake for hands. The mouth gets toast.
  D<fly> Whoosh! {Name has} two arms. Feet stay on the floor. Arms can go like wings. The floor holds feet.
  P<fly> Birds fly. People hop.
  P<fly> In books a hero can fly. It is a picture.
  Q<fly> With the arms out, {Name} may feel ____.
  H<fly> {helper} can hold and swing.
  T<fly> {he} can run like the wind.
  C<fly> {he} can say, "Arms up, feet down."
  A<fly> Whoosh, round and round. The feet were on the floor. The arms did the rest. Down comes the hero for tea.
  D<loved> There is a hook by the door. It is for {Name}. On loud days the hook is there. On soft days it is there. It does not go.
  P<loved> Big people get cross. They love, too.
  P<loved> Cross is loud. Love is quiet.
  Q<loved> After a cross word, {Name} may feel ____.
  H<loved> {helper} can say, "I love you."
  T<loved> {he} can ask for a hug.
  C<loved> {he} can say, "My hook is here."
  A<loved> The coat is on its hook. It was a loud day. The hook did not go. Night-night, coat.
  D<who> It is time for {task}. {Name} knows who does it. But other hands come. Oh! They have another way. That can be hard.
  D<who> Two hands help {Name} best. Today other hands come. They go here, they go there. It is not the same. That can be hard.
  P<who> One pair is fast. One pair is slow.
  P<who> Other hands want to help, too.
  Q<who> With the other hands, {Name} may feel ____.
  H<who> {helper} can go slowly.
  H<who> {helper} can say, "You show me."
  T<who> {he} can show how it goes.
  T<who> {he} can do one bit alone.
  C<who> {he} can say, "My hands, your hands."
  A<who> Other hands did it. It went another way. Now it is done. The best hands come back. Hello, hands.
  A<who> Bit by bit, and done. Hands can learn. Now four hands know it. Clap, clap, hands!
  D<nope> No is a word. {Name} can say it. No coat, no shoe, no! It is a strong word. It is hard to stop.
  D<nope> "No!" says a mouth. It is {his} mouth. Out it pops, quick and loud. No is fun to say. Yes is slow.
  P<nope> Big people say no, too. They say it a lot.
  P<nope> A no can say, "I want to choose."
  Q<nope> With a big no, {Name} may feel ____.
  H<nope> {helper} can show two things.
  H<nope> {helper} can wait and hum.
  T<nope> {he} can point at this or that.
  T<nope> {he} can shake the no out.
  C<nope> {he} can say, "No, no, this one!"
  A<nope> No, no, no, and then a hand picks. It is this one. It was hard, and it is done. The no can nap now.
  D<sportsday> Flags, flags! {Name} is on a field. It is loud and hard. Some run and some clap. It is a day with flags.
  P<sportsday> Some run. Some look on.
  Q<sportsday> On the field, {Name} may feel ____.
  H<sportsday> {helper} can find a quiet spot.
  T<sportsday> {he} can look on with a flag.
  C<sportsday> {he} can say, "Flags up, flags down."
  A<sportsday> Flags down! It was hard to hear in all that. The field is green and still. Bye-bye, flags.
  D<carehome> Here is a new room. It has a bed and an old chair. {Name} knows who sits in the chair. It can be hard in a new room.
  P<carehome> Old feet go slowly. Old hands are warm.
  P<carehome> Some people nap there. Some sing.
  Q<carehome> At the door, {Name} may feel ____.
  H<carehome> {helper} can go in first.
  H<carehome> {helper} can say for how long.
  T<carehome> {he} can wave.
  T<carehome> {he} can bring a picture.
  C<carehome> {he} can say, "New room, same you."
  A<carehome> A picture is on the wall. It was hard, and it was short. The old chair is in a new room. Bye-bye, chair.
  D<graze> Ow! It is hard when it hurts. {Name} has a sore place. It is small. A plaster is a lid for it.
  D<graze> Here is a plaster. It sticks, and that is hard to like. {Name} may say no. A plaster is a lid.
  P<graze> Big people get a sore place too. They say ow.
  P<graze> Some like a lid on. Some like it off.
  Q<graze> With a sore place, {Name} may feel ____.
  H<graze> {helper} can wash it slowly.
  H<graze> {helper} can try one first.
  T<graze> {he} can point to the sore place.
  T<graze> {he} can pick where the lid goes.
  T<graze,comforter> {he} can squeeze {comforter}.
  C<graze> {he} can say, "Skin, you can do it."
  A<graze> Skin does its job, lid or no lid. It was a hard minute. Now it gets less. Off to play.
  A<graze> The sore place gets small and smaller. Skin knows how. Hard minutes stop. Hop, hop, off to play.
  D<speech> {Name} says a word. The big people say, "What?" That is hard. The word is in there. It can come once more.
  P<speech> Big people want to know the word.
  Q<speech> When they say "what", {Name} may feel ____.
  H<speech> {helper} can say, "Show me."
  T<speech> {he} can point to it.
  T<speech,comforter> {he} can rest with {comforter}.
  C<speech> {he} can say, "Look, this!"
  A<speech> The word got there. That was hard. Now they know. Yes, that one!
`);
