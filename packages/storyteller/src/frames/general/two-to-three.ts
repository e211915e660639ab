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
  A<nappy> The song is at its end. The clean nappy is on. It was hard to lie still. Now legs can run.
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
`);
