import type { Fields } from '../../fields/field.ts';

/** What parents type of habits on the day it happened, hardly ever by its name; one text a line. */
export const HABITS_TODAY: Fields = {
  'bed-wetting': `
    wet sheets again, 4th night running
    9 and still in night pants
    hid his pyjamas behind the radiator
    she won't go to cub camp because of nights
    He is bone dry all day. At two in the morning he stands at my side of the bed and says "Mum, it happened".
    We got one of those alarms that buzzes, it wakes up the whole street and not him.
    His big brother found the plastic cover on the mattress and has been making splashing noises ever since.
    dd7 was fine for yrs then since we moved to my mums its every nite, shes so ashamed she sleeps on the floor on a towel
    How do I explain to him that it's nobody's fault and that his bladder is just a deep sleeper?
    She's stopped drinking anything after lunch. I found out that she's been pouring her water into the plant.
    The doctor says wait, it runs in families, and it does: I was eleven, my father was twelve. Only in my father's day it was the strap, and he'll have none of that talk about it being normal. We're visiting him in Ohio for Thanksgiving, all in one room with the pull-out couch. My boy's eight and he asked me yesterday if he could stay awake for the four days.
    I do nights at the care home, so it's my eldest who strips the little one down and changes everything. She's fifteen, she's an angel about it. But Kofi, who is six, cries and says sorry, sorry, sorry. He has decided he's still a baby. I'd love for him to hear that a great many others wake up in a puddle.
    In our foster home the washing machine runs every morning at six, no comment made. The new girl doesn't know this yet. She is seven and she makes her bed beautifully on top of it so that I won't see. I lift the cover and it's soaked through. Something must have happened to her over this before she came here. I want her to know what happens here: dry sheets, warm milk, done.
    It was the sleepover at Finn's, he'd been so looking forward to it. Came home at breakfast, with his sleeping bag rolled up very tight and carried in both arms. He said nothing, only put it in the bathtub. He's nearly nine. I don't know if the other boys noticed. Now there's an invitation to Oskar's and he says he's busy.`,
  swearing: `
    the f-bomb. at grandma's. in church.
    calls everyone poo-head all day
    parrot for his dad's road language
    5yo told teacher to shut the f up
    She learned a new word on the school bus and has now taught it to her two-year-old brother, who says it beautifully.
    My four year old whispers the b-word to himself in bed and giggles. When we don't react he says it louder.
    The preschool rang: during the nativity our shepherd said something about the donkey that I can't type here.
    ok so we laughed the 1st time, big mistake, now its bloody this & bloody that & he does it in front of the imam
    How do I explain to him why some words are fine in the song on the radio and not at the table?
    He knows exactly what the middle finger means and shows it from the back window of the car to lorry drivers.
    It's bum and willy and fart and wee-face from morning to night, and I can take that, I'm not made of glass. But the lady downstairs is eighty and religious and he shouts it down the stairwell because it echoes. He's five. I'd like him to find some other words that are as delicious to say.
    She's ten and all her class are at it. In the playground it's every second word, and I believe her when she says you sound like a baby if you don't. But last night she dropped her fork, out it came, and my mother, who's with us from Lagos till Easter, stopped eating. My daughter wasn't even aware. What I'd like is for her to know when and where, and what it does to people.
    I've a builder for a husband and three men on the scaffolding outside for six weeks. You can guess. The little fella sits at the window with his toast and takes it all in. This morning the bread roll was an effing roll. I told him it's a word for grown-ups, and he asked at what age he would get it.
    When he's cross he doesn't hit, which I suppose is progress, but he comes out with things you wouldn't believe: I'm a stupid cow, a b****, and worse. He's seven. Afterwards he doesn't know where they've come from. I know, they come from his uncle's gaming headset. He needs some words for being furious that don't leave my face burning.`,
  'tidying-up': `
    can't see the carpet
    stood on lego. again. barefoot
    she says "you do it" and goes limp
    I am not the maid
    Ask him to pick up the bricks and all of a sudden he's hungry, has a sore leg and must tell me about sharks.
    Their idea of a clean bedroom is that everything is under the bed. I found a plum there, from last summer.
    At nursery we sing the song and everyone puts things back in the boxes except one, who lies in the book corner and conducts.
    9 yr old, desk covered in slime pots & paper & plates, "its MY mess i know where everything is" no you dont you lost ur inhaler
    How do I get it across to a three-year-old that the puzzle has a home and that pieces go missing if they're left all over?
    Every evening there's shouting over the same heap of soft toys on the stairs. My mother-in-law trips over it one day and then we'll all be sorry.
    I've read about ten minutes with a timer and I've read about beating the music. We did that for a week. Now they hide when the music starts. There are two of them, four and six, in one room of eleven square metres in Dublin, and I think the honest answer is that they have too much stuff. But all of it is dear to them, down to the conkers.
    She gets everything out: doctor's case, tea set, blocks, the lot, plays for three minutes with each, then on to the next. By five o'clock it looks as though burglars had been. I ask nicely and she looks around and her lip goes, because she really doesn't know where to start. It's too big a pile for a small person, I see that. Could somebody show her how to begin with one thing?
    Saturday is chores in our home, as it was in my mother's in Cebu. The boys sweep, the girls fold, everybody does. My youngest has worked out that if he does it badly somebody will do it over for him. He put the Hot Wheels in the rice cooker. I want him to feel that a house is everyone's job, his too.
    He's built a whole city on the living room floor, and visitors are coming, and it has to be put away. I'm fine with the city, it's fabulous. What I'm not fine with is yesterday's shoeboxes, the tape, the scissors, the raisins, the torn bits of egg carton from Tuesday. He looks at all that and says it isn't rubbish, it's 'supplies'.`,
  interrupting: `
    mummy mummy mummy while im on the phone
    She talks right over her brother. always
    can't finish a sentence in this house
    shouts out in class, teacher's had enough
    Whenever my wife and I begin to talk about anything at all, he climbs between us and turns my face towards him with both hands.
    She put her hand over the vicar's mouth because she had something to say about snails.
    How do I teach a four year old the difference between "the bath is running over" and "look at my sock" when I'm speaking to a customer?
    i work from home call centre & DS6 walks in every call with his drawing, got a warning now from my supervisor. red sign on door no use he cant read it he says (he can)
    My mother is deaf in one ear and takes a while to get going, and Jonah jumps in and finishes every story for her, wrongly, so she's stopped telling them.
    He says if he waits, the thought falls out of his head, and I half believe him.
    In our family the elders speak and the young ones listen until they are asked. My daughter was born in Ohio and she hasn't got the message. At my uncle's seventieth she corrected him on the number of planets, then on his age, in the middle of the toast. People laughed. He did not. She's eight and honestly can't see what she did, since she was right both times.
    Sunday lunch, eleven people, three generations, everyone with a story. My five-year-old starts "guess what guess what" every time somebody draws breath. When we finally all stop and look at her she's got nothing. She only wanted the gap. I thought about that the whole way home over the Pennines.
    The speech therapist comes to the house for his little brother, who needs ages to get a word out. And just when it's coming, it's on his very lips, Declan says it for him. Every time. He means well, he's six, he's proud of knowing. But the wee one has begun to give up and just look at him.
    Interrupting!!! I timed it today, I'm a nurse, I time things. Forty-one times between pick-up and dinner. Eleven were about the hamster. I've done the hand-on-my-arm trick off the internet and she does put her hand on my arm, and then she talks.`,
  'thumb-sucking': `
    thumb in, always the left one
    dentist says her teeth are moving now
    skin split and sore, still sucks it
    she's 7 and does it in assembly
    He has a little cushion of hard skin on it, and he calls it "Tommy" and talks to it in the car.
    We painted on the bitter stuff and she's decided she likes the flavour.
    What do I tell him, when it's the one thing that calms him and now the boys in Year 2 call him baby?
    ds 4 only does it w/ the corner of his blanket up his nose at same time. cant take blanket cant take thumb. speech lady says his s is going funny
    the othodontist wants to fit a metal thing in her mouth to stop it if she hasnt by xmas shes 8 and shes terrifed
    My mother ties a sock round his hand at night, and in the morning the sock is wet through and the hand's free.
    She doesn't know that she does it, that's the thing. I say "out" and she looks down at it quite astonished, as if somebody had put it there. It's the telly, and the bus, and when I'm reading to her. She wants to stop, she told me so herself, she's got a chart with ponies on it. She cried last night because she'd woken up with it in.
    When our second was born I was so glad Femi could comfort himself, I never said one word. Now he's five and a half and the top teeth stick out so that an apple is hard work. My sister in Ibadan says pepper. I'm not doing pepper. I want something kind that makes him find another place to put his tiredness.
    Came home from placement with nothing of her own but that. No teddy, no blanket, just the right thumb, sucked flat. So I'm in no rush. But she gets cold sores and whitlows and the GP's told us it really has to heal, and she looks at the plaster as if I've locked her front door.
    Naptime at our preschool. Beatriz is 4 and the others have started copying the noise she makes, a sort of clicking. She hears them. She pulls the blanket over her head so no one will see her suck her thumb, and comes out all hot and wet-haired. I told the others off, and it only made her more noticed.`,
  'hair-and-skin': `
    bald patch behind her ear, she's 6
    picks every scab till it bleeds
    no eyelashes left on one side
    found a little nest of hair under pillow
    She twirls it round one finger while she's reading, round and round, and then there's a snap and she looks as surprised as I am.
    He's gnawed and peeled his lips until there's a red ring all round, and the other children ask if he's been at the jam.
    How do I help my son leave his mosquito bites alone, they're holes by now, and he wears long sleeves in a Mumbai summer so that nobody sees?
    DD10 does eyebrows. says it feels "right" for 1 sec then awful. draws them on w/ my pencil for school. dont want to shame her
    my lo 2 pulls her own hair out when she has her bottle an eats it, doc says watch it, im scared of a hairball
    There's blood on the cuffs of all his school shirts from the sides of his thumbs; he peels them in maths, he says, because it's quiet.
    I'm a hairdresser, so you can imagine. I noticed it under my own hands, when I was putting in her braids for the new term, a soft place as big as a two-euro coin where there was nothing to braid. She said it itched. Then she said it didn't itch, her fingers just go there. She's nine. She begged me not to tell her father, and I haven't.
    It began with chickenpox, when he'd a good reason to scratch. That was in March. The spots have been gone for months and he's still at the places, the same four on his arm, he opens them again on the school bus. I've tried plasters with sharks. He takes the shark off, does it, and puts the shark back on.
    Grandma said "stop that, you'll be bald as Uncle Werner", and she ran out of the room with her hat on and has kept the hat on since. At breakfast, in bed, in church. She's seven. It's the crown she goes for, one hair at a time, always the ones that feel different, she tells me. I want her to know it's not wickedness and she isn't the only one in the world.
    He's pulling his hair again. It always comes back before something, exams or Christmas or a visit from his dad. This time I bought him putty, a bumpy ring, a soft brush, I sound like a shop. He's eleven and said "Mum, I know all that, what do I do when I've done it already?" And I had no answer to that one.`,
  biting: `
    bit a boy at nursery AGAIN
    teeth marks on his sister's arm
    She bites when she's cross
    gets so excited he bites me
    Got the phone call at work in Dublin: he's sunk his teeth into a little girl's cheek over a tricycle and the mother wants to know what we'll do about it.
    How do I explain to a two year old that teeth are for apples and not for the baby?
    There's no anger in it, she puts her arms round you, she's so full of love, and then chomp, right in the shoulder.
    He doesn't have many words yet, and when anyone takes his train he goes for the nearest hand with his mouth open.
    dd3 bit the dentist. ok that one i get. but also nan, the cat, and a kid in the ball pit, this week alone
    My eldest is 6, which seems far too old for this, yet when his brother has him pinned down he uses his teeth and it bleeds.
    I work in the toddler room and we've one who's going through the whole group. It's nearly always before lunch, when it's loud and they're all crowded round the coat pegs. The others have begun to back away from her and say "no bite" as soon as she comes near, poor mite. She's two and a half. I'd like a little story for circle time that doesn't make her the monster.
    We thought he was teething. He's 4, so no. He does it to his own arm when he isn't allowed something and, since we came to live with my parents in Cape Town, to my arm as well. My father says bite him back, once, hard. I won't, but I need something else to say to him by tomorrow.
    so my son he bit his cousin on the bottom at the family barbecue in front of everyone. cousin had the water gun. he is 3 n half and afterwards he was crying more than her
    Playgroup have told us that if there's one more bite we'll have to stay away for a fortnight, and he just says "my mouth did it".`,
  'personal-space': `
    Stands nose to nose with everyone
    hugs kids who don't want hugging
    strokes strangers' hair on the bus
    Sits ON people, not next to them
    Other children in the reception class are moving away from my daughter on the carpet, because she leans on them and plays with their plaits.
    How do I teach my 6 year old that the girl next door backs off because he's too near and not because she doesn't like him?
    He talks right into your face, so close that you can smell what he had for lunch, and the bigger boys shove him off.
    My grandson kisses everybody: the postman, the girl at the till, the whole queue in the chemist's, and at 5 it isn't sweet to all of them.
    teacher says "struggles with boundarys", means he follows 1 boy round all playtime w his arm round his neck & the boy's mum has complained
    I want her to learn to ask first, "can I have a cuddle?", and to be all right when somebody says no.
    We're five in two rooms in Manila, so nobody here has any elbow room, and it's normal to sleep in a heap. At school it's different. Mika's 7, she drapes herself over her seatmate and can't see why the seatmate cries. The teacher has put tape on the bench between them. I'd like her to understand the tape.
    He doesn't mean harm, it's just that he doesn't seem to know where he ends and others begin. In the lift he pressed himself up against a man with a briefcase. In the queue for lunch he's treading on heels. My sister, who's a teacher, talks about an invisible bubble round each person, and he went round the house popping them.
    Every time her friend's on the sofa she has to be squashed up against her, and Ella whispered to me "can you tell her I'm hot".
    lo is 4 and puts his face on babies in prams. like right in. mums do not like it. hes been told he can wave but his feet just keep on walking til hes there`,
  'dummy-or-bottle': `
    Dummy fairy is coming sunday
    3 and still has a bottle at bedtime
    paci all day long, speech is suffering
    Won't sleep without her dodie
    The dentist says that his front teeth no longer meet and the soother has to go, and he's heard every word and is now holding on to it with both hands.
    How do I get my almost three-year-old to part with her dummies? She has one in her mouth, one in each fist and one for the bear.
    I cut the tip off like they said on the forum and he brought it to me, weeping, "mama, it's broken, fix it".
    Milk from a cup is apparently a different milk, and she wants the one from her old bottle with the chewed teat.
    mil keeps a secret stash of binkies at hers so every time he's been there we start all over. hes 4 in june
    I want her to feel big about giving them to the new lambs at my dad's farm and not as though we'd robbed her.
    Our nursery in Leeds takes the dummies off them at the door and puts them in a little box with their name on. Most of them don't mind. Harry stands beside the box. He's two and three quarters, and he stands there, one finger on the lid, until his mum's back at five. She's asked whether there is a story about it, for home as well.
    We hung all five on the tree in the park where the kids in Copenhagen hang theirs, with ribbons, very lovely, we took photos. That was at four in the afternoon. At nine at night she wanted us to go and get them. I'd be grateful for anything that helps with night two, since there are neighbours.
    he had it since the NICU so its all he knows & part of me is sad too. hes nearly 4 now, only for sleep n when he's hurt himself. wants to know who will look after it when its gone
    My foster daughter came to us at 3 with a baby's bottle that she walks about with, full or empty, and the social worker thinks it's time she learned to be without it.`,
  hitting: `
    Thumped the baby with a wooden spoon
    Slaps my face when I say no
    ds3 whacks kids at soft play & laughs
    Nursery rang. Third child punched this week.
    He doesn't even look cross, he just walks up to whoever's nearest and clouts them on the back.
    When my twins can't get a word out they use their fists, and they're two and a half so that's most of the day.
    How can I teach my boy hands are for waving and building? He smacked the lollipop lady yesterday because she told him to wait.
    She got her friend Aoife in the eye with a spade for sitting in the wrong bit of the sandpit, and then couldn't understand why Aoife's mam took her home.
    my lil one is 4 he fight with hand every day in school, the madam have call me 2 times this week that he slap other children
    In my toddler room we've one boy who swings at anyone who comes near his trains. I'd like him to find out he can say "stop" or hold his hand up flat instead.
    Our foster daughter is five. Where she came from, that's how you told people things. She'll be cuddled up with me over a book, and then without any warning there's a little fist in my ribs, and she watches to see what I'll do. I won't do what the others did. But my arms are black and blue and the dog now leaves when she comes in.
    It began after the karate film. He's six. At first it was cushions, then his brother, now it's children in the queue at the temple. He says it is only a game, but he's the only one playing. My father finds it manly. His mother and I don't.
    Playdate, my kitchen, four mothers, coffee. My angel belts little Finn over the head with a xylophone because he'd touched her unicorn. Blood. Not a lot. I've written to Finn's mum twice and she's "fine". I need mine to know that a hit hurts somebody, who then doesn't want to come back.
    She hits when she's excited, not when she's angry! Anyone who's ever brought her a present has had a smack for it`,
  'running-off': `
    Bolted across the car park again
    Gone. Every time I let go his hand.
    thinks its funny when I chase her
    slips her reins and legs it
    We were at the V&A Waterfront and he saw a seal, and by the time I'd turned round from paying he was at the edge of the quay.
    My granddaughter's three and quick, and I've two new hips; the moment the garden gate's on the latch she's off down the lane.
    How do I get it into a four year old's head that "stop" means stop NOW, with cars? He looked straight at me and ran.
    He climbed the nursery fence at pick-up because he'd seen a digger, and was two streets off when the postman brought him home under his arm.
    ds5 autistic no sense of danger, we got locks on evry door, he still got out sat morning in his pants & was found by the canal lookin at ducks
    In Tesco she sprints to the toys the second I take out my card, and I'm left with the trolley, the baby and my heart in my mouth.
    I take eight of them to the park on a walking rope, two adults. One of my boys lets go of his loop as soon as he sees grass. Last week it was a squirrel, and the squirrel went over the road. He isn't naughty, he's just gone before he's thought of it. I'd like him to learn to stand like a tree when we call his name.
    Airport, Manila, four suitcases. Miguel, aged 5, saw the little carts they drive old people round in and took off after one. The announcement, the guards, my mother praying aloud in the middle of departures. He came back on the cart, waving. He had the time of his life and that's what worries me, he'd do it again tomorrow.
    Whenever there's something she doesn't want, shoes, supper, home time, she runs. Out of the hall, out of the door, down our street in Leeds which is a rat run for the ring road. She's six, and I can't run as I'm eight months gone. My neighbour caught her by the hood on Friday. There won't always be a neighbour.
    I want him to hold my hand near the road without it being a battle. He drops it, he's off, and he thinks that the cars can see him.`,
  'nail-biting': `
    Chewed down to the quick. Sore. Bleeding.
    started on his toes now as well
    nibbles them all through telly
    stop n grow didnt work she likes it
    He has his fingers in his mouth from the first to the last minute of his maths lesson, says his teacher, and there's nothing left to bite.
    My daughter wants painted nails like her cousin's for the wedding in Pune, but she's gnawed hers to little stumps and hides them under the table.
    How do I help him stop without nagging? I do it too, so he looks at my hands and then at me.
    Nine of her ten are ragged. The tenth, the left pinkie, she is "saving", and I thought a story could start with that one.
    ds7 bites em when hes watchin footy, now ones gone all red & swollen and the dr give him antibiotics, still at it tho
    I want her to catch herself doing it. She swears she doesn't, and she had a thumb between her teeth as she said so.
    Grandma has offered him twenty rand for every white tip. He earned sixty, then there was the spelling week, and he went through all ten in an afternoon. He was so ashamed that he gave back the money. He's eight. I don't think bribes are the way, he doesn't notice his hand going up.
    We're a violin family, silly as that sounds, and it matters, as she can't press the strings properly with raw fingertips. She's ten. She bites when she reads. She reads all the time, so you see how it is. We've had gloves, bitter varnish, plasters with pandas on.
    Took him to get his hands looked at for a wart, and the nurse was more bothered by his nails. Says the warts spread because he's chewing round them. He is six and he told her very seriously that he's hungry. I laughed, I shouldn't have. Now he thinks it's his funny thing.
    Nibble, spit, nibble, spit. Long car ride to Cleveland and the back seat looks like a hamster lives there, and his fingers are stinging from the salt on the fries`,
  spitting: `
    gobs at people when he's cross
    spat in his teacher's face today
    Spits her milk at the cat and laughs
    "llamas do it" is his defence
    He leans over the balcony of our flat, third floor, and lets it drop on the postman.
    Two-year-old has discovered he can blow raspberries with actual spit in them and does it into everyone's face, mine most of all, at nappy time.
    Since Owen in Year 2 started it they're all at it behind the bike shed, a competition for the farthest, and my lad got the headteacher on the shoe.
    How do I make my daughter understand that it's one of the worst things to do to somebody? She thinks that because it doesn't hurt it isn't bad.
    she doesnt hit she doesnt bite, when shes had enough she just goes ptooey right at you. 3 1/2. nursery have moved her from the book corner twice this wk
    footballers do it on the telly so he does it, on the pitch, on the pavement, and on the hall carpet
    My foster son, five, spits when I say no. It isn't a lot, it's more of a message. It went on my glasses in the middle of Aldi, and a woman said she knew what she'd do with him. I know that where he was before it was the one thing that made the grown-ups step back. I want him to have words for "too close" instead.
    We're a Catholic nursery in Quezon City and there's a boy in my group, turned four, who spits on other children's paintings. Only the paintings, and only when theirs are finished and his is not. He wets his mouth, he looks at me, and he does it. We've told him it's germs. He said "I have good germs".
    It began at the dentist where he was told to rinse and spit, and he has been spitting ever since: in the bath, at table, into the plant, at his sister from the top bunk. He's four and it was funny for one day. Now his sister won't sit opposite him.
    my mother picked him up from kindergarten & he spat on her coat in front of everybody because she'd come and not me. she went home in tears. he's never done that before the new baby but i don't know if it's that, he's 4`,
  lying: `
    chocolate all over face, "wasn't me"
    blames the dog for everything
    said she'd washed her hands, bone dry soap
    makes up stories at school, we own a lion
    My son told his class that his grandfather's dead. His grandfather was standing at the gate to collect him.
    How do I get across that I'd be less cross about the broken vase than about the three different stories of how it broke?
    She's six and she told me her teacher lets them go without coats, told her teacher I'd lost it, and the coat was behind the bins.
    He swore on his baby sister's life that he had done his reading, and the book was still in the shop where we left it on Tuesday.
    ds8 tells fibs for no reason at all. asked him if he'd had toast. said no cereal. he'd had toast. like why
    caught on the doorbell camera drawing on the neighbours car & she looked me in the eye and said it was a different girl with the same dress
    I run a strict house, I admit it, and my daughter has become very good at what I want to hear. Test marks, who she played with, whether she ate her rice. All lovely, none of it so. She is nine. On parents' evening I sat there nodding like a fool. I'd like her to dare to tell me what really happened, and I suppose I have to make it safer.
    Our Kyle let his friend take the blame. The two of them flushed paper towels down the loo at school until it flooded, and when Mrs Ahmed asked, he said it was just Dylan. Dylan missed the trip. Kyle, seven, hasn't slept properly since, and told his nan last night, in the dark, with his back to her. He's asking if it's too late to say.
    It's all in her imagination, my husband says, she's four. But she told the nursery I'd pushed her down the stairs, when she had slipped on a sock, and I had a very uncomfortable talk with a lady with a lanyard. She wasn't being wicked, she liked how everyone listened. I need her to learn the difference between a story and what happened.
    She said she'd fed the hamster, every day when I asked she said yes mama. She hadn't and it was thin as a pencil when I looked. its ok now but she's 8 and still says she did. How do I teach her that saying the real thing is braver`,
  'broken-promise': `
    I said Legoland and now we can't
    swore I'd be at her recital. Wasn't.
    "but you PROMISED"
    promised him a dog, landlord says no
    His dad told him he'd come Saturday and take him fishing, and he sat on the wall with his rod from nine until I fetched him in for lunch.
    How do I explain to a five year old that I meant it when I said we'd go to the sea, and that the car dying was nobody's fault?
    I gave my word that I'd be there when she woke up from her nap on the first day at the creche, and the tram broke down.
    Uncle Femi said on the phone from London that he was bringing a bicycle, and he came with shirts.
    i told my boys wed camp in the garden first warm night. then work rang, nightshift. the 6 yr old now says "you always say that" when i say anything at all
    we told dd she could have her ears pierced when she turned 7 & now shes 7 and she has eczema and the dr says no. she says we're liars
    I'm a nurse and I'd promised that this Christmas I'd be off. I had it in writing. Then three people went down with flu and I'm on the rota for the 25th, and I told my daughter last night. She's eight. She didn't cry, she took my drawing off the fridge, the one of all of us at the table, and put it in the drawer. I'd like her to know that a word can break without the love being broken.
    My grandson and I were to build a treehouse this summer. We drew the plans, he has them over his bed. Then my hip went. He's six and very polite about it, he says "when you're not broken, Grandpa", but I shan't be up a ladder again and he doesn't know it. I hate to be the man who said it and didn't.
    Don't ever tell a child anything definite, that's my lesson. I said his cousin Marco from Cebu would be coming to stay for the whole of May, it was as good as certain, and then the visa was refused. He'd cleared half of his shelf. Now he says that grown-ups shouldn't be allowed to say "I promise".
    my ex promised her a phone call at 7 each night. it came monday. tuesday it came. then not. she's 4 and takes the phone to bed with her, and I don't know how to say he can't keep it, he's on the rigs and there's no signal half the time`,
  waiting: `
    Are we there now? Now? NOW?
    the longest 5 minutes in history, every meal
    Twelve sleeps till her birthday, asks hourly
    Can't wait for toast. Literally the toast
    The doctor was running an hour and ten late and there were two broken toys in the corner. By the end my son was lying under the chairs licking a table leg.
    How do I get a four year old to understand 'in a minute'? To be honest, with me it's often twenty.
    We planted beans on Sunday. He dug them up on Monday, Tuesday, and again this morning to see whether they'd started.
    Dad's ship docks in nine days and she sits on the step every afternoon with her shoes on as though it were today. I don't know how to make nine days something she can hold.
    In the queue at the bank, at the clinic, at the passport office. Where we live you stand for everything, and my three-year-old lies on the ground and shouts that she's finished now.
    shes 6, i'm on a work call, she stands there breathing on me. i hold up one finger. she holds up one finger. 10 secs later 'is it later yet'
    We ordered her a bunk bed. It was meant to be two weeks and it's now been seven, something with a container. Each morning she goes to the window to look for the lorry before she's even been to the toilet, and each evening I've got to say 'not today'. The first weeks she cried. Now she's just gone sort of flat and tells the neighbours it is never coming. It is! I want her to find out that there are things you can do in the meantime.
    I run a small restaurant and the children are with me after school until my husband's shift ends. The little one is hungry at 4, the kitchen opens at 5. He knows exactly how long an hour is because he's watched it on the oven clock, minute by minute, telling everyone. I gave him a job folding napkins and that lasted eleven minutes, he told me so. He isn't naughty. He just can't bear it that time doesn't move when he pushes.
    The cake has to cool before you can ice it. That's it, that's what the meltdown was about.
    Kids with two working arms can rip through a Christmas calendar in 4 minutes. He's eaten all 24 on the first of December, and there are three weeks left now with empty doors.`,
  'taking-things': `
    Found four rubbers in his bag. Not his
    'it was just lying there'
    She comes home with other kids' hair clips
    £20 gone from my purse
    My boy put a Kinder egg in his pocket at the till in Spar and I only noticed in the car. He's four and told me the shop has loads.
    The neighbour says a Pokémon card worth real money went missing while my son was round there. It was inside his pillowcase. He cried before I'd said anything.
    How do I explain to DD5 that the nursery's little plastic horse lives at nursery? She's brought home the same one three times and says it wants to sleep here.
    Stealing, my mother-in-law calls it. He's three and he took a cousin's car because he liked it!
    he pinched money off his nans dresser to buy sweets for the big boys so theyd let him play. 8 yr old. gutted
    I'd like my daughter to learn to ask, and to put it back even when nobody saw.
    Our foster son keeps food and small things under his mattress: my earrings, a spoon, the remote control, his teacher's stapler. He doesn't use any of it. When I find something he goes stiff as a board and says it was there already. I've looked after eleven children and I know where it comes from, and I'm not angry. But the girl next door's watch was in there last week, and she got it from her late grandad.
    It was at the birthday party of a boy in her class, a huge house with a pool. On the way home on the bus she opened her hand and there was a tiny silver spoon in it from the dolls' house. She said they have so many and we've got none. My feet hurt, I'd come straight from the salon, and I said nothing for three stops because she was right. But she can't keep it. How do we bring it back without her dying of shame?
    Teacher rang: lunch snacks are disappearing from the other children's boxes and it's my Wiremu. There's plenty in his own, he likes theirs.
    She 'borrowed' her sister's birthday bracelet without asking, wore it to school under her sleeve, and now the clasp is broken. She's put it back in the box as if nothing had happened. I've seen that before, with my own lipstick.`,
  'stopping-play': `
    Leaving the park. Every. Single. Time.
    shoes on, time to go, he runs up the slide
    can't put the Duplo down for dinner
    Just one more, just one more, just one more
    At nursery pick-up he crawls into the sand tunnel and won't come out. I stand there with his coat while all the other parents collect theirs and go.
    It's tidy-up bell in the classroom and Lucia goes on painting as if she were deaf. The others are on the carpet waiting for her; her assistant has to peel the brush out of her hand.
    How do I end a playdate without her throwing herself on the floor in someone else's hall?
    He was building a marble run that went down the stairs and it was bedtime, then it was past bedtime, then I was the worst mother in the world. It could've stayed up till morning, I'd said so.
    The five-minute warning makes it worse. He spends all of the five minutes being sad about it.
    ds4 autistic i think, lining up his trains, nothing in the world can get him from trains to bath. we do timer, song, picture card. he just starts the line again from the 1st
    We live by the sea and in summer we're on the beach after my shift at the hotel until it gets dark. Going home is a drama in three acts. First she doesn't hear me. Then she's got to finish the moat. Then she goes limp and I carry her up the dunes, 18 kilos, plus bucket, plus dog, and everybody looks. She's five. I'd like her to be able to say goodbye to a thing and know it will be there again.
    When they're in the middle of a game, my grandsons, they really are somewhere else: pirates, usually. I call them for lunch and I can see the younger one come back to the kitchen like someone who has been woken up. And then he's furious. The soup gets cold, his brother eats it. My daughter uses a gong. I wonder if there is a nicer way to finish a game, one that he's in charge of.
    Recess ends and he's the last one out on the field, still digging. The teacher has to go and fetch him daily, and she's told me it can't go on like this in first grade.
    Swing. Forty minutes she's been on it, there's a queue, it's starting to rain, I've got frozen peas in the bag, and she says her body isn't finished.`,
};
