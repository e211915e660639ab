import type { Fields } from '../../fields/field.ts';

/** What parents type of habits, each with a trigger, a place or a reason of its own; one text a line. */
export const HABITS_IN_THEIR_OWN_WORDS: Fields = {
  'bed-wetting': `
    Sleepover at Callum's in a fortnight and he's still in pyjama pants with padding, nine years old, no one knows.
    She pulls the damp sheet off herself before we're awake and stuffs it behind the wardrobe. I found four.
    Dry for two years, then his granda died in March, and it's every night since, about 3 a.m.
    School camp, tents, four to a tent. Amelie has asked me how to get changed in a sleeping bag without it rustling.
    We stopped all juice after six, we lift him at eleven, and Musa is still soaked by morning and says "I didn't feel it come, mummy".
    The alarm that clips on his pants wakes the whole house in Malmö except him.
    Her little brother is dry through the night already and shouted it at breakfast. She's seven, she went scarlet.
    Abuela put plastic on the mattress when they arrived and it crackled, so Inés lay awake all night to be safe.
    wakes up wet nearly every night
    Still in night nappies at six
    soaking sheets again, he's ashamed
    My husband was the same until eleven, his mother told me that in a whisper like it was a crime, so it runs in the family, the doctor isn't bothered, fine. But Rohan is. He has worked out that if he doesn't fall asleep it can't happen, so he sits up with a torch, and by Thursday he's so tired he sleeps deeper and it's worse.
    Up until Christmas we had maybe one accident in the week, and I'd just strip the bed and not make anything of it. Then his big cousin from Enugu shared the room with him over the holiday, woke up damp on one side, and told everybody at table. Now Obinna wants to sleep on the floor on a mat.
    I'd like her to know it's her sleeping body that does it and not her, and that changing the sheets together's no big deal.`,
  swearing: `
    He said the f word to the priest. At his own brother's christening, in Sligo, clear as a bell, age four.
    Picked up a beauty from the big boys on the bus and now it's f this and f that over the cornflakes.
    She whispers "scheiße" whenever she drops something and looks to see if I've heard. I'm the one she learnt it off.
    Kabir told his dadi a gaali he'd heard from the auto driver, he had no idea what it means, she nearly fell from the chair.
    Gaming headset on, door shut, and the language coming out of my eleven year old would strip paint.
    Our daughter found out that a certain word makes all the children at the table laugh, and teacher's sent home the second note about it.
    Got subbed off, called the referee a b******, and is banned for two matches. He's thirteen, says everybody talks that way in Glasgow.
    My stepson shouts "poo face" and worse at strangers from his buggy, it started when his uncle laughed.
    bad words all day long
    picked up the f-word at nursery
    foul mouthed when he's angry
    I don't want to be prim about it, we're not angels in this house, and when Dad hits his thumb you'd learn a few things. But Lola is six and she's using them like salt. Yesterday to the lady in the bakery in Murcia, who'd only said they'd no more croissants. She came out so pleased with herself. I didn't know where to look.
    Seun has come back from his cousins in Benin City with a mouthful of insults, idiot, mumu, and one in pidgin I won't type here. When I said we don't talk like that he asked me why it's in the song then. He has a point. Still, he tried it out on his class teacher this morning and he's been given lines.
    I'd like him to have other words to shout when he stubs his toe, ones that don't make his little sister copy him.`,
  'tidying-up': `
    You can't see the carpet. There's a plate under the bed with a sandwich from, I think, Tuesday, and she says she likes it that way.
    Marbles, puzzle bits, glue. He moves on to the next thing and leaves the lot, and I trod on a Lego tower barefoot today.
    At the Montessori in Bologna they roll up their own mat, at home Ettore walks off as if there were staff.
    She goes limp like a jellyfish the second the song for putting toys back comes on at playgroup.
    "But I'm going to play with it later" he says, for three weeks, about a fort made of every cushion we own.
    Grandma Bisi comes on Saturday, and Tolu's side of the room is clothes, wrappers and slime. Her sister's side is like a hotel.
    My son shoves everything under the bed and calls it clean. Then cries that he can't find his shin pads.
    Asked him to put the blocks in the box and he said there's too many, sat down, and started crying with one block in his hand.
    won't pick up her toys
    bedroom a tip, fourteen, doesn't care
    refuses to clear away after playing
    Every evening the same thing before dinner, I say ten minutes, I say five, I even put on the kitchen timer in the shape of a hen. Hugo drives one car to the garage, finds another car under the couch, and we're off again playing. By seven I've done it all myself with my jaw tight. He's five, surely he can put books on a shelf.
    Not dirty, I want to be clear, she washes. But Meera has projects. Beads on the floor, papier-mache on the dining table, a shoebox village down the hall, and nothing may be moved. The cleaner in our building in Bangalore refuses to go in. When I started to sort it with her she asked where does one even begin and I saw that she truly didn't know.
    I'd like her to put one game back in its box before she gets the next out.`,
  interrupting: `
    I was on the phone to the bank and Pippa tugged my sleeve saying Mum Mum Mum until I lost my thread and my temper.
    At the table nobody can finish a sentence. Papa starts to tell about his day and Théo is already in with dinosaurs.
    Teacher says he calls out the answer before she's even got to the end of the question, every lesson, and the class groans.
    Zoom meeting with Chicago, six people, and my daughter walks in to announce that the cat has been sick. And again with a drawing.
    My mother had just begun telling us about Dad's scan results when he butted in to ask if there was any ice cream.
    She can't hold it, she says: "if I wait it goes out of my head." So she talks straight over her granny.
    During the imam's talk our son spoke up loudly four times. People smiled but I'd like to be able to bring him on Friday.
    He jumps into the middle when two big people speak, and among my husband's elders in Onitsha that is very bad manners.
    butts in whenever grown-ups are talking
    Can't wait for a gap, speaks over everyone
    never lets his sister finish her story
    The health visitor came about the baby and I needed ten minutes, that's all, ten. Every time she opened her mouth to explain the feeding, Jonah put his face between ours to show a digger. I told him in a minute, then he put his hand over her mouth! She laughed, I didn't know where to look.
    Parent evening and Signora Bianchi was very nice about it. Chiara is bright and full of ideas, she says, but whoever has the word, Chiara takes it away from them, so the quiet ones have stopped trying. At home it's the same, her brother stammers a bit and she finishes every one of his sentences for him.
    I'd like her to put her hand on my arm and wait until I turn round, unless someone is hurt.`,
  'thumb-sucking': `
    Her front teeth are starting to stick out and the orthodontist in Dublin says it has to stop before the new ones are down.
    In it goes as soon as the telly is on, the other hand twirling his hair. He's seven, and the skin has gone raw and wrinkly.
    A girl in Reception told Maisie only babies do that, and now she does it under the table with her jumper pulled up.
    We painted on the bitter stuff from the chemist and my son simply got used to the flavour.
    He's fine all day and then at nap time plop, straight into the mouth. Nursery would like him to manage without by summer.
    "It tastes like calm," she explained to her grandad. She is nearly 6 and we'd promised the dentist we'd try from Monday.
    Long bus rides to school in Chennai with those filthy handrails, and right after that Diya's fingers are in her mouth.
    She gave up the dummy to the Christmas elf and swapped it for something I cannot give to an elf.
    still sucks her thumb at school, age 6
    thumb always in his mouth when he's tired
    Dentist said no more thumb, he can't stop
    When Bartek was tiny it was sweet, we've got a scan photo of him doing it in the womb. He's now five and a half with an open bite and a lisp, and the speech lady won't begin the exercises until he gives it up. He tried a glove two nights. In the morning the glove was under the bed.
    My granddaughter comes to me after school and sits with the rabbit's ear against her nose and her thumb in. I don't mind it myself, but she has a sore that opens each winter, and this week it got infected. She said to me quite seriously, Nana I don't put it in, it goes in.
    I'd like him to squeeze his little rabbit instead when he feels the thumb creeping up, and not be ashamed if he forgets.`,
  'hair-and-skin': `
    Detangling Zuri's curls on Sunday takes two hours and she screams so the neighbours ring. Wash day, she calls it "ouch day".
    A classmate rubbed my daughter's arm to see whether the brown came off. She asked me to scrub harder in the bath.
    He has vitiligo patches spreading round his mouth, and on the beach at Goa a boy asked if it's catching.
    She's the only one in the village school with an afro, children keep patting it without asking and she stands there frozen.
    Our son has bright ginger curls and freckles everywhere, and now wants me to buy something to wash the dots away.
    My girl's birthmark covers half her cheek. New neighbours stared at the barbecue, and she pulled her fringe right over it.
    "Why is Mama's straight and mine isn't?" Adopted from Ethiopia, living in Ghent, and today he cut a chunk off to make it lie flat.
    At 13 the spots have come and he won't take the hood down, not even indoors, not even for his nan's 70th photo.
    wants straight blonde hair like her friends
    Cries every time I comb and plait it
    asked if she can be lighter like her doll
    My auntie in Port Harcourt, God forgive her, told Ebele that her sister is the fine one because she is fairer. Ebele is eight. She said nothing then. But I found her with my cream, rubbing it on her knees and her face, and asking how many days until it works.
    Theo has alopecia, one round gap last spring and then another, now it is nearly all gone, eyebrows as well. He's ten and brave about it, but caps aren't allowed in the building and the head wants a letter. On the tram yesterday a lady asked me across him whether he was having chemo.
    I'd like her to love her coils, sit through the combing with a song, and tell people kindly "please don't touch".`,
  biting: `
    Nursery phoned again. Teeth marks on Poppy's arm, because she took the digger Leo was just about to have.
    He's 2 and a half and when his baby brother crawls onto his mat he sinks his teeth into his leg before I can get there.
    She doesn't say anything first, no warning, just opens her mouth and goes for my shoulder when I pick her up to go home from the park.
    At circle time it's crowded and my son, who barely talks yet, leaves marks on whoever sits nearest. The other mothers at the gate have gone quiet.
    Chiamaka got her little cousin on the cheek over a piece of chin chin and Grandma says bite her back, which I won't.
    when he gets over excited at play fighting with papa he uses his teeth and it really hurts, he laughs, he doesn't see
    Our daughter chews her own hand when maths is difficult and on Tuesday it was the assistant's hand.
    Three children this month have gone home from playgroup in Malmö with a row of tiny toothprints, all from Nils, all at tidy-up time.
    bit a girl at nursery today
    Uses her teeth when she's cross
    keeps biting his brother, age 3
    I was making tea, the pair of them were in the den, all lovely, then a shriek. Harry had a full ring of marks on his back. Ruby, who is three, said "he was in my way." She wasn't even sorry, she was puzzled. We've had a chewy necklace from the OT since last week, and she wears it on her foot.
    My nephew comes to us on Fridays, a gentle boy of five, hardly any words, and when the telly goes off or somebody stands between him and the door he grabs the nearest arm and clamps down. I've got long sleeves on in July. He cries more than I do after it. He needs something else to do with that mouth.
    I'd like her to learn that teeth are for food, and to stamp her foot or say "my turn!" instead.`,
  'personal-space': `
    Otis hugs every child in the line, from behind, for ages, and today a girl pushed him over because she couldn't get away.
    He talks to people with his nose nearly touching theirs. The neighbour steps back, he steps forward, all the way down her drive.
    My daughter strokes other girls' hair in assembly, she means it kindly, but two mums have spoken to me.
    On the carpet he sprawls so that his feet are in someone's lap, and he doesn't notice faces, only that they move off.
    Dhruv climbs onto the lap of any visitor, even the plumber, and at 7 it's getting awkward.
    She can't bear it when her cousins crowd round her on the sofa, she needs an arm's length, and doesn't know how to say so without shoving.
    In the queue at the canteen in Abuja my boy leans on whoever stands in front of him, they think that he is looking for a fight.
    He's fourteen, tall as me, and stands right up against girls at the bus stop to look at their phones. No harm in him but it scares them.
    stands much too close to people
    Hugs everyone, even when they say no
    always touching the others in line
    The new after-school club leader asked for a word with me, and I knew. It's the same in every group. Maja sees a friend and throws herself round their neck, puts her cheek on theirs and doesn't let go when they go stiff. Then she comes home and says that nobody wants to sit by her. She can't connect the two.
    We practise at home with a hula hoop, that was Grandpa's idea, everyone has an invisible ring around them. It works in the garden. It doesn't work at school with thirty in a room and chairs close together, and today he picked fluff off his teacher's jumper while she was talking to the head. I laughed, but she didn't.
    I'd like him to stop one arm away, ask "can I have a hug?" and accept when the other person shakes their head.`,
  'dummy-or-bottle': `
    The dummy fairy is supposed to come at Easter and hang up a scooter instead, and Liv has hidden four of the things in her wellies.
    Turning 3 and still has his milk from the baby bottle to fall asleep, the dentist in Antwerp showed me the brown spots.
    She talks with the soother in and nobody at crèche can make out a word, they want it to stay at home from Monday.
    my son says his bottle is his friend, her name is Bobo, and he won't drink milk from any cup, not even the tractor one
    We lost the last pacifier on the plane and thought right, this is it. Two nights of him searching under the pillow with his hand.
    Baby sister gets one and so Nikhil, who gave his up a year ago, is taking hers out of her mouth to suck it himself.
    Our daughter only needs it for sleeping, well and in the buggy, and when she falls, and at Grandma's. She's nearly four, her front teeth are sticking out.
    There's a tree in the park in Odense where children tie up their dummies with a ribbon, we go on Sunday and he's not so sure now.
    giving up the dummy this week
    Still has a bottle at bedtime
    won't sleep without her dodie, she's 3
    I did it too quick with the eldest, cut the teat, and he's never let me forget it. So with Fionn I want to go gently. He has three: a blue, a green and the one with the chewed handle. He's agreed to post the blue one to his baby cousin in Sligo. The other two he told me are not for sale.
    She had a hard start, weeks in hospital, and the bottle was what calmed her, so we have let it go on longer than you're meant to. Now she's starting preschool in August and there they only have beakers. She shakes her head at every beaker and goes thirsty, and cries at night for warm milk in her baba.
    I'd like her to say goodbye to her soother and find another way to get cosy at night, with her rabbit or a song.`,
  hitting: `
    Whacks his baby brother on the head with the wooden train as soon as I turn to the stove.
    Yusuf punched a boy in the lunch queue because he jumped ahead, second time this week, the headteacher rang me at work.
    When I say the tablet is finished she slaps me in the face, four years old, then looks at her own hand quite surprised.
    nursery in Dundee says he goes round at carpet time thumping whoever sits in his spot, he has no words yet for move please
    Her cousin laughed when she lost at carrom and she gave him such a blow that his lip bled, in front of all the aunties.
    Grandad is scared to play with him any more, he gets excited and starts kicking shins, and it isn't gentle.
    My daughter hits when too many children come close, she hit three on the slide on Wednesday, no anger in it, just arms out and bang.
    Tobias is ten, big for his age, and shoved and boxed his sister in the ribs over the front seat of the car this morning
    hits other kids at playgroup
    he slapped his teacher
    Uses her fists whenever something doesn't suit her
    I've tried counting, I've tried the step, I have tried telling him hands are for hugging. Today in the park in Zagreb a little girl picked up his spade, only picked it up, and Niko belted her with the bucket. Her mother looked at me like I was raising a criminal. He's three, and he patted her afterwards.
    The after-school lady says there's one boy who calls Nkechi names and she doesn't say a word, she just lands him one. I get that he started it. But she is eight, she's now been sent home twice, and she says to me very calmly that her hand does it before her head knows about it.
    I'd like him to learn to stamp his feet or come to me when he's angry, and to keep his hands off his little sister.`,
  'running-off': `
    Let go of my hand in the car park at Lidl and was between two moving cars before I'd even got the trolley.
    Every time we go to the market in Kumasi he slips away between the stalls, last Saturday it took twenty minutes and a policeman.
    She thinks it's a game, looks back, giggles and bolts down the beach, and I'm eight months pregnant and can't catch her.
    The forest kindergarten has a stop tree and Jonte just races past it, they now say he can't come on walks unless he waits.
    Our daughter shot out of the front door this morning in her socks after the neighbour's cat, right across the road where the lorries come.
    autistic son aged 7 climbed the school fence again and was found by the canal, he likes water, i cant sleep
    At Dublin airport I turned round to pay for the water and Cian had vanished to look at the luggage belts, no bother on him at all.
    My little nephew sprints off whenever he sees a pigeon, in Venice that was about every four seconds.
    bolts as soon as I let go
    runs away from us in shops
    Keeps dashing toward the road, won't hold hands
    Yesterday at the Durga Puja pandal, thousands of people, drums, lights, and I had hold of Rehaan's shirt, and then I was holding nothing. Six minutes. A sweet-seller had him on the counter with a jalebi in his fist, happy as anything. He is three. He said I went to see the lion. I'm still shaking today honestly.
    It isn't when she's cross, it's when she is happy, that's the odd thing. We come out of the building, she sees the long empty pavement and she's gone, curls flying, she doesn't hear stop, not in Dutch and not in English. The tram line is at the end. I've bought a backpack with a lead and I hate it.
    I'd like him to stop when I call "red light" and stay where he can see me when we're out.`,
  'nail-biting': `
    Her fingers are down to the pink and the left thumb got infected, the pharmacist gave a bitter varnish that she now says tastes quite good.
    Gnaws at his hands all through maths, his teacher in Nantes counted, even the toes get it at night in front of the telly.
    Oluchi starts as soon as there's a film on, she spits the little bits on the carpet and her granny is disgusted.
    he is 12 and hides his hands in his sleeves at choir because the girls saw the bleeding edges
    Every spelling test she chews one more finger raw, I can tell from the plasters how the week went.
    My son wants to play guitar but there's nothing left to pluck with, he nibbles them off in the car before each lesson.
    Paulina promised her aunt she'd have pretty painted hands for the wedding in May, and by yesterday she had torn off nine of ten again.
    I never need the scissors for him, he does it all with his teeth, he doesn't even notice, it just goes on while he's thinking.
    chews her nails till they bleed
    always fingers in mouth, biting the edges
    Bites every nail down to nothing, even toenails
    We made a chart with ladybird stickers, one for every nail which has a white edge. Monday we'd three stickers, Tuesday five, I was so pleased. Then came the report about the class swap and within one car ride from Pécs to the lake my Zsófi had eaten the whole lot off again, little crumbs all over her seat.
    I did it myself till I was thirty so who am I to talk, but Kieran is seven and he's started on the skin around as well, there was blood on his pillow. His dad shouts take it out of your mouth, which makes it worse. He says it's like his teeth get hungry when he's bored.
    I'd like her to notice when her fingers go to her teeth and squeeze her little ball instead, so the nails can grow.`,
  spitting: `
    When another child takes the digger at crèche, Eoin gathers it up in his mouth and lets fly right in their face.
    She thinks it is funny. At dinner in Seville with my parents-in-law she did it across the table, a big wet one, at her abuelo.
    He saw footballers do it on the pitch and now it's on our kitchen floor, on the bus stop, on the lift button.
    The teacher in Nagpur moved Vivaan's bench because he does thoo at the boys behind him, who of course do it back.
    My daughter, three, does it when she's cross instead of hitting, since we told her no hitting. Yesterday it was on the baby.
    The bus driver has put Jamal off the school bus for a week for gobbing out the window onto a cyclist.
    Whenever I say no she blows a raspberry that ends up as saliva all over me. Granny in Donegal was drenched on Sunday and left the room.
    They have a contest off the bridge, him and his mates, who can hit a duck. Then one turned round and did it at a little girl.
    He spits at us when told no
    gob on his sister's face, second time today
    Keeps spitting at kids in the nursery
    I picked up Zofia from kindergarten, and there was a mother waiting with arms crossed. It seems that Zofia and her girl had argued about who's the princess, and mine didn't push, didn't shout, she simply spat on her dress. At home she told me proudly that she hadn't hurt anybody. Well. How do you explain to a four year old?
    So we've got llamas two fields over and I know, I know, that's where it's from. It was cute for one day. Then Wilf did it at the health visitor, at the vicar, and on Friday right in his friend Archie's eye when Archie wouldn't swap biscuits. Archie's mum has said no more playdates for a while, and Wilf doesn't see what's wrong.
    I'd like Kwame to learn that what's in his mouth stays there, and that when he's mad at someone he can say "stop, I don't like it".`,
  lying: `
    Chocolate all round his mouth, wrapper in his fist, and he looked me in the eyes and said it was the dog.
    Ana told her class in Porto that we're having a baby. We aren't. Three mums congratulated me at the gate today.
    He said he'd no homework for two weeks. Then the teacher rang. He still swore on his granny's life that she'd made it up.
    My daughter said "yes I brushed" and the toothbrush was bone dry, and when I showed her she said it dries very quickly.
    Emeka broke the parlour window with a ball and put it on the house girl, who nearly was sent away because of it.
    She's fourteen, said she was revising at Sophie's, and Sophie's mum met me in Tesco and hadn't seen her in weeks.
    The boy invents. He's met Virat Kohli, he has a swimming pool, his uncle is a pilot. The kids have stopped believing anything he says, true or not.
    Signed her own test paper with my name, a four minus, and told me they hadn't got it back. She's ten and was pale as paper.
    says it wasn't him when we saw him
    doesn't tell the truth about anything lately
    makes up stories so he won't get blamed
    It's a small thing, a vase. It wasn't even a nice one. But when I came in from hanging the washing it lay in bits behind the curtain and Juliette told me a bird had flown in, a big one, and described its feathers. She went on for ten minutes, adding bits. Then at bedtime she couldn't sleep and was asking about the bird's punishment.
    Ruairí is eight and I suppose afraid of us being cross, because his dad can be a bit loud. He'd hidden his lunches, three days of them, behind the radiator, and each day he'd say "lovely mam, ate it all". The smell gave it away. Even with the mouldy rolls on the table he said they belonged to his little brother.
    I want Leila to learn that if she tells us straight what happened we'll help put it right, and that a fib makes the knot in her tummy bigger.`,
  'broken-promise': `
    His dad said he'd come to the match on Saturday for definite this time, and Leo kept looking over at the gate till the final whistle.
    I had told Anjali we'd go to the water park after exams and then my leave was cancelled. "You said, you said" is all I hear.
    Her best friend swore she would be her partner for the school trip and then sat with someone else on the coach.
    We'd said he would get a puppy when he turned seven. He's seven, the landlord says no, and he looks at us like we cheated him.
    Ebele gave her word to feed the neighbour's rabbits over the weekend, forgot because of the party, and Mrs Bello came home to empty bowls.
    Uncle Padraig was to bring her to the tractor show, she was in her wellies at six in the morning, and he never even rang.
    My nephew vowed he wouldn't tell about his cousin's crush and he'd told three boys by lunch. She says she'll never trust him with anything.
    It rained so the camping night in the garden that we'd sworn would happen didn't. Third time it's fallen through. He says grown-ups just say things.
    Dad said he'd come and didn't
    we promised the zoo and had to cancel
    She gave her word and didn't keep it
    Mika had been crossing off days on the kitchen calendar, twenty-three of them, because his godmother in Helsinki had said she would take him up to see reindeer when the snow came. The snow came. She's got a new job and said sorry, perhaps next winter. He rubbed out all the crosses with his finger until the paper tore. He's seven.
    I hold my hands up, this one is on me. I told Grace that if she sat through the wedding I'd build the treehouse with her on bank holiday Monday. She sat like an angel. Then my back went, then work, then it was June. Yesterday she asked me for something and when I said "I promise" she laughed, not in a nice way.
    I'd like Samir to learn that if he has said he'll do it he does it, and if he can't he tells the person in good time.`,
  waiting: `
    Queue at the bakery in Lyon, four people ahead of us, and Basile lay on the floor and kicked the glass counter.
    He can't hold out till Daddy's home at six to open the parcel, he's asked me every two minutes since three o'clock.
    She blurts across the table whenever I'm on the phone with the bank, tugging my sleeve, "now? are you done now?"
    Forty minutes at the clinic yesterday, and my boy of five ran round the chairs, opened doors, finally licked the fish tank.
    Board game evening with Oma: when it isn't his go, he grabs the dice. He says the others take a hundred years
    Her birthday is in eleven days and she melts down every single morning because it's still not today.
    At the langar the children sit in rows till the roti reaches them. Jasleen gets up and goes for the basket each time.
    Pasta takes nine minutes. Those nine minutes in our kitchen, with Ruairí hanging off my leg shouting that he's starving, are the worst of my day.
    can't stand in a line
    wants everything NOW, no patience at all
    pushes in front because he can't wait his turn
    So we finally went to the theme park near Rust, it was meant to be a treat for his good report. The sign said fifty minutes for the wooden coaster. Luis lasted perhaps six. He ducked under the rope, a man shouted at him, then he bit his own arm. We left having done two rides, his sister was furious with him and I cried in the car park.
    Her teacher Mrs Adeyemi says Damilola is bright, always knows the answer, but she can't keep it in till she's called. Same at home. When I'm feeding the baby she must show me a drawing this second or it's torn up. I say five minutes and she hears never. I bought a sand timer, she turned it over early.
    I'd like her to learn what to do with her hands and head while she waits for the bus without lying on the pavement.`,
  'taking-things': `
    Found four Hot Wheels in his schoolbag that aren't ours. He says Ben gave them but Ben's mum has just texted asking after them.
    Our daughter came out of the chemist's with a lip balm in her sleeve. Eight euro forty. I marched her back but I don't think she gets it.
    Coins are going missing from the dish by the door, and today the tuck shop lady said Sipho has been buying sweets for everybody.
    My nephew, 6, walks off with whatever he likes at other people's houses, a magnet, a Lego head, a spoon, and looks baffled when asked for it back.
    The class hamster's little wheel turned up under Ronja's pillow. She'd only wanted to have something of his, she said
    "But nobody was using it" is his reason for having Priyanka's scented eraser, her sharpener and one half of her compass box.
    She goes in her big sister's drawers, helps herself to make-up and earrings, and they turn up in her coat pocket. Swears blind it wasn't her.
    Thirteen, from a good home, and a guard at the shopping centre in Porto rang us: he had headphones under the jacket. Mates had dared him.
    pinched sweets from the corner shop
    brings home toys that aren't his
    stole money from my purse, denies it
    There's a boy in my son's class whose dad brings him football cards from Italy, shiny ones. Last week two disappeared. On Sunday I was changing Adam's bed and there they were in the pillowcase, all bent. He didn't even play with them. He went scarlet, said he'd found them in the yard, then that he was only borrowing. I've not told the other family yet.
    At my mother's in Enugu there's a tin of milk and a tin of biscuits on the high shelf for visitors. Adaeze, nine, has been climbing up at night and taking, then filling the tin with paper so it won't feel light! Mama laughed but now it is also my change from the market, and her auntie's perfume, so nobody is laughing.
    I'd like him to learn to ask before he puts someone else's things in his pocket, and that no means it stays there.`,
  'stopping-play': `
    Five-minute warning, two-minute warning, and still I had to carry him out of the park in Dublin under one arm like a surfboard.
    When the tidy-up song starts at kita, Mia throws herself across the train track so no one can take it apart.
    He's so deep in his Lego that calling him for tea ends in flying bricks. Tonight one hit the dog.
    The tablet alarm goes and she begs for one more level, and then another, then screams that she'll lose everything she built
    Collected her from a playdate at Hana's. She hid behind the sofa, held on to the dolls' house, and said "I live here now".
    Cricket in the lane till dusk, every evening I shout from the balcony and Kabir pretends that he can't hear. Dinner's cold by the time.
    End of breaktime bell and my boy stays out in the sandpit; the assistant has to go back and fetch him each day.
    She was building a den with blankets when we had to leave for her dentist appointment, and it took half an hour, two slaps and a lost shoe.
    won't leave the playground, ever
    huge tantrum when it's time to pack up
    can't switch off the game when asked
    Saturday we were at the beach in Gdynia, hours of digging, a canal, a castle with a shell gate. The train back was at five. I told Antek three times, I showed him on my watch. When I began to shake out the towels he lay in the canal and roared, he said I was drowning his people. We missed the train and then the next.
    It's the same every school morning: she gets up early on purpose to play with her farm, which is sweet. But at ten past eight the animals have to be left. She says the calf isn't fed yet, the fence isn't done, just one minute, and it ends with me pulling and her clinging to the table leg in one sock.
    I'd like him to learn that he can leave his building as it is with a "please keep" card, come to lunch, and carry on afterwards.`,
};
