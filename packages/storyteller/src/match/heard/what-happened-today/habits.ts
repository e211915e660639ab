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
    It was the sleepover at Finn's, he'd been so looking forward to it. Came home at breakfast, with his sleeping bag rolled up very tight and carried in both arms. He said nothing, only put it in the bathtub. He's nearly nine. I don't know if the other boys noticed. Now there's an invitation to Oskar's and he says he's busy.
    wet sheets again, third time this week
    still in pull ups at 8
    he hides his pyjamas behind the radiator
    Damp mattress every morning since mum left
    I get home from the hospital shift at six and he is already stood in the hallway, soaked and whispering sorry. He's seven. There's nothing to be sorry for and he won't believe me.
    Scout camp is in May and my grandson has said no because of what happens at night. Nobody in his troop knows.
    She was dry for two years, then the social worker moved her to us and it started again. We've just put a waterproof cover on and said nothing, but she strips the bed herself at 4am and it breaks my heart.
    How do you tell a nine year old that his bladder simply sleeps deeper than he does? The alarm thing from the clinic wakes everyone in the flat but him.
    my son 5 thinks somebody pours water on him while he sleeps lol. he realy believes it, because he cant remember doing it
    His big brother calls him Puddles. I've put a stop to that but the little one now lies awake trying not to fall asleep so that it can't happen.
    I'm a single father of twins, six. One is dry, the other isn't, and they share a bunk, with the wet one underneath thank God. No drinks after five, carry him to the loo at eleven, star chart, everything done. The star chart was the worst, because his sister filled hers. Can you make him feel he isn't the only one?
    We raise our daughter's boy here in Durban. In the old days they shamed a child, made him carry the blanket past everybody. My own brother was treated so. I do not want it for Sipho, he is eight and a gentle boy who washes his own sheets before we are awake. Let him hear that it's his body growing slowly, nothing he does wrong.
    It only happens when she's at her father's. She told me he doesn't get cross, it's just the strange bed and the long corridor to the loo. Now she wants to take her own sheets in her backpack so that his girlfriend won't see. She is six and a half. I said I'd find her something to read about it.
    At nap time in our kindergarten one boy wakes up wet most days and the other kids have started sniffing. He's nearly 5. What can I read to him before he lies down?`,
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
    When he's cross he doesn't hit, which I suppose is progress, but he comes out with things you wouldn't believe: I'm a stupid cow, a b****, and worse. He's seven. Afterwards he doesn't know where they've come from. I know, they come from his uncle's gaming headset. He needs some words for being furious that don't leave my face burning.
    "Well, Daddy said it to the printer"
    F-word, aged three, in the baptism
    "Bum bum poo willy" all through lunch
    called his teacher the B word, softly
    She asked Siri how many bad words there are and now she's collecting them. "I've got nine, and one in Spanish."
    The head rang. He'd told the dinner lady to "eff off", the whole word, as there were no chips left.
    How do I explain to him that builders may say it and he may not? He's five and there's a scaffold on our house.
    Gran washed her mouth out with soap, like in 1960, and she came up foaming and said it again. Please help before somebody dies.
    my 10yo gets it off the ps5 headset. "its just how we talk". his sister is 4 and talks like that now 2
    He uses it when he trips or when the Lego won't come apart. "It makes it hurt less," he informed his scout leader.
    We were on the tram in a strange city and the man opposite had a very large stomach. My little one didn't say he was fat, she's been told about that. She said in a clear voice what her big cousin calls people. Four letters. The whole tram heard. She looked round to see what it does, and what it did was that two teenagers laughed, so she's said it every day since.
    At nursery they had a good long think about how to tell me: "He's using some language of his own." It isn't his own, it's my brother's, who lives with us at the moment and drives a lorry. The other parents have complained. The boy's three and thinks it's the word for when something's finished. He closes a book and says it.
    "What's a slag?" she asked my mother over the roast, having said it to her friend in the playground that day without a notion. She's seven. The friend's mum isn't speaking to me.
    He says it under his breath in Hindi because his teacher doesn't understand, and the others giggle. One does understand. I'd like him to learn that words land somewhere in any language.`,
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
    He's built a whole city on the living room floor, and visitors are coming, and it has to be put away. I'm fine with the city, it's fabulous. What I'm not fine with is yesterday's shoeboxes, the tape, the scissors, the raisins, the torn bits of egg carton from Tuesday. He looks at all that and says it isn't rubbish, it's 'supplies'.
    lego all over, trod on it barefoot
    can't see her carpet
    "I didn't play with that one" every evening
    He tips every box out then walks off
    I get in at half six in the morning, fall over a fire engine, and go to bed furious. All I ask is that the cars go in the crate before he sleeps.
    At clean up time in our pre-K room Marcus lies down under the table and says his arms are tired. The others do his share and they've started to notice.
    She says if the animals go in the box they can't breathe. So they stay out, two hundred of them, in rows, all over my living room.
    How do I get a 9 year old to see that wet towels, plates and socks don't walk off the floor by themselves?
    my grandaughter has every toy out by 9 o clock and then says gran you do it your quicker
    The child we foster never owned anything before, and now she can't bear to put her things away because when they're in the cupboard she thinks they'll be gone. I'd like her to learn that things have a home and are still hers.
    It's just me and my three in two rooms, so if one leaves his stuff about, nobody can open the sofa bed. The middle one, six, is the worst. He starts, finds something under the bed and then sits there playing with it for an hour. I've tried the song, the timer and a bin bag threat that I'm not proud of. Some fun in it would help us.
    Every Sunday his mother collects him, and every Sunday I have twenty minutes of tears about the train track. He doesn't want to take it apart because he built it with me. I get that. But there's the downstairs neighbour's kid coming to stay and I need the floor. Maybe there's a story where the pieces go to sleep so that they can be built again.
    He told the teacher that "servants do that". We have no servants, my mother picks up after him because she thinks boys shouldn't. He's five and we live in Pune.
    room so full of drawings, boxes, sticks and stones she cant find her school shoes and says its organised`,
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
    Interrupting!!! I timed it today, I'm a nurse, I time things. Forty-one times between pick-up and dinner. Eleven were about the hamster. I've done the hand-on-my-arm trick off the internet and she does put her hand on my arm, and then she talks.
    "Mum. Mum. Mum. Mum. Mum."
    can't finish one phone call in my life
    "But I'll forget it if you finish!"
    shouts the answer before the question's done
    The doctor was explaining my results to me, and he kept at it: "Have you got a skeleton? Is it real? Mummy, ask him."
    The teacher says he's bright and "the others have stopped putting their hands up, because he's already said it".
    How do I explain to her that Gran's hearing isn't good and two voices at once is none at all? She's 4 and she just gets louder.
    His sister has a slow way of telling things, and he can't stand it and tells the end. "You took my story," she cried at supper.
    on zoom w/ my boss, LO comes in "i did a poo!!" every. single. day. its never urgent. its never even true
    She cuts in with "that's like me when". Her best friend told her, "You never let me get to the end."
    At the table there are six of us, and you have to be quick. My husband's family are like that, they all talk at once and nobody minds. But the little one, who's five, now does it everywhere, at church, in the surgery, and when her teacher reads out loud. "I wasn't loud, I was just on top," she said. I'd like her to find out what you hear when you wait for the gap.
    My father has had a stroke and words come slowly to him. He was telling us about his dog when he was a boy, it was the first whole story since March. My son jumped in three times: what colour, how big, did it bite. The third time, Dad shook his head and gave up. My son's six, he meant no harm. He asked me, "Why did Grandpa stop?"
    He taps my arm. I taught him that, to tap and wait. He taps like a woodpecker and says "I'm tapping, I'm tapping, can you feel me tapping?"
    Her piano teacher can't get through a sentence. "So today we'll..." "I know!" says my daughter, and doesn't.`,
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
    Naptime at our preschool. Beatriz is 4 and the others have started copying the noise she makes, a sort of clicking. She hears them. She pulls the blanket over her head so no one will see her suck her thumb, and comes out all hot and wet-haired. I told the others off, and it only made her more noticed.
    seven and still sucks her thumb
    thumb's red raw and wrinkly
    teeth are sticking out, dentist says thumb
    "But it tastes nice, Grandpa"
    The boys in year one called him baby because he had it in his mouth on the carpet without noticing.
    I tried the bitter varnish. He licked it off, pulled a face, and went on.
    With blanket in the left hand and the right one in her mouth she's gone from this world. Lovely when she was two, but she starts school in August.
    How do I help him stop when it's what got him through? He was three placements before us and that thumb was the one thing that came along.
    ds5 has a blister on it from sucking & its infected now. hes got a plaster so he swapped to the other 1
    She can only fall asleep with it. I take it out when I get in from work at midnight and plop, it goes back by itself.
    My mother puts pepper on it. In her day in Kerala it was chilli. I told her not in my house. My daughter is six and wants to stop by herself, she told me so, but her hand does it when she's tired or the telly's on. We've made a small glove with a face. It got left on the bus. I'd like her to feel proud and not watched.
    I help out in the four year olds' room and you can't understand little Joseph, as he talks round it. He'll tell you a whole story with his fist to his face. He takes it out to eat and for the slide. His dad's on his own with the three of them and said to me, if you've got any idea, I'm all ears. So what I'd want is a tale in which the thumb has other jobs to do.
    The speech lady and the orthodontist are of one mind that it must go before she's eight. She sat on both hands in the car to practise.
    Whenever I raise my voice, in it goes. Took me a year to see that.`,
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
    He's pulling his hair again. It always comes back before something, exams or Christmas or a visit from his dad. This time I bought him putty, a bumpy ring, a soft brush, I sound like a shop. He's eleven and said "Mum, I know all that, what do I do when I've done it already?" And I had no answer to that one.
    bald patch behind left ear, size of a coin
    picks at her scabs till the sheets are spotted
    no eyebrows left by Sunday night
    eyelash on the maths book, eyelash on the pillow
    She winds it round one finger while she's reading, tugs, looks at the little white root, and drops it behind the radiator. I moved the radiator cover on Saturday.
    His thumb is raw along the side, he works at it under the desk with the other nail, and he's told the teacher he fell off his scooter.
    How do I talk to her about it without making it worse? If I say "leave it", her hand goes straight up to her parting.
    She has worn a woolly hat since the clocks went back, in the bath too nearly. I saw it on Tuesday when she was asleep: right on top, like a friar. She's nine. Her grandad died, she changed maths set, the cat had an operation, I've no idea which of them. She said "I don't do it, it's just my hand".
    DS5 has a mozzie bite from JULY. its november. every time it heals off comes the top. plasters, socks on hands, cream, bribery
    He pulls mine as well when he's having his bottle-cuddle, one strand at a time, and if I pin it up he starts on himself.
    My daughter did her doll first. I found the doll with the one side plucked and I thought nothing of it, then a month later it was her own, the same side. We sat down in front of the telly with a koosh ball and it helped for the length of one film. The hairdresser in Dublin was lovely and said nothing whatever. I'd like a story for a girl of seven whose fingers are always looking for something.
    The kids in his class think it's catching. It's just picking: knees, knuckles, the bit behind his ears, he does it worst in the car and at spelling, and he puts his sleeves down to his fingertips even in this heat. He's eleven and he asked me if I could buy him gloves that nobody can see.
    She leaves them in a row on the windowsill, the lashes, I count them when she's gone to school
    In our family the women oil and plait the hair on a Sunday, and my mother has found the gap. She thought ringworm. She sent me out for the cream. My girl sat between her knees and let her rub it in and didn't say, and looked at me the whole time not to say. She is eight.`,
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
    Playgroup have told us that if there's one more bite we'll have to stay away for a fortnight, and he just says "my mouth did it".
    Teeth marks on another baby at daycare. Again.
    He bites when he's excited not angry
    she bit the dentist's finger lol
    my son nibbles my shoulder till it bleeds
    Nursery phoned for the fourth time, he's sunk his teeth into wee Jack's arm over a digger. He's 22 months and the other mums have stopped saying hello.
    She gets my daughter's arm in her mouth like a corn cob whenever she wants a toy, and the yaya just laughs and says gigil.
    How do I stop a nonverbal 5 year old from biting his own wrist and, when we get in the way, ours? The school sends photos of the helper's bruises.
    molars coming thru and everything goes in, cot, sofa, my knee, his sister. his sister is not impressed
    Bath, both of them in it, all laughing. Then he leaned over and clamped down on the baby's toe, quite calmly, as if to find out what would happen.
    My daughter bites at handover when she's tired, always me, always the same spot on the upper arm. I'd like her to have something else to do with that mouth.
    Our creche in Yaba has a policy: three bites and you keep the child at home for a week. We've had two. He is two years old and he has no words yet, only "mama" and "no", and when the others come close he opens his mouth. My mother says bite him back so that he knows how it pains. I don't have the heart. I can't lose a week of work either.
    I run a home day care, six kids, and I've a little gal who goes for cheeks. Sweetest thing you ever saw, brings you flowers, and then, if somebody sits in the red chair, chomp. I've tried a teething necklace and I've tried getting rid of the red chair. Her mama cries at pick-up. I would like a story that I could read to the whole bunch so she isn't singled out.
    hes 4 we thought he'd grown out of it. then he started school and now its back, bit a boy in the line bcos he was pushed from behind and he thought it was that boy. it wasnt that boy
    She is six and knows full well that teeth are for food. But when her brother holds her down in a game she can't get her hands loose, so she uses what she's got. He has a perfect oval on his thumb.`,
  'personal-space': `
    Stands nose to nose with everyone
    hugs kids who don't want hugging
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
    lo is 4 and puts his face on babies in prams. like right in. mums do not like it. hes been told he can wave but his feet just keep on walking til hes there
    talks with his nose touching yours
    hugged the plumber. and the plumber's mate.
    sits ON children at carpet time
    strokes strangers' hair on the tram
    My daughter stands so close in the queue that she treads the heels of the girl in front down, and the girl in front has now got plasters.
    He licks people when he's happy. It was sweet at two, and he will be five in March.
    How can I teach my LO that Poppy doesn't like being squeezed? she says no every time & he thinks its part of the game
    They have gone round all the tables with hula hoops to show what a bubble is. My son took his hoop to Dylan and put it over both of them. He's six and he means nothing but love by it. Dylan's mother was very nice on the phone, but she did say "every day" three times.
    She always has a hand in my sleeve, a foot on my foot, her chin on whoever's shoulder is nearest. With her cousins in Ohio nobody minds. In her new class somebody drew a chalk line.
    grabs faces to make you look. DS4. bruised my glasses. nursery want us to "work on it"
    At the bus stop he went and leaned on a lady, just leaned, like you would against a wall, with his whole side, eating a banana. She was reading. She moved down a bit and so did he. By the time the 42 came they were both at the far end of the bench and I'd gone the colour of a post box. He's seven, and has ADHD, and he has no idea there is any gap between people.
    My girl's the other way about. She needs a good arm's length, and there's a child in her class who climbs up her all day like a cat. She holds her breath until it's over. She is five and doesn't know you can say "too near".
    he comes in the toilet with me, fine, but now also with Grandad, and with the man from the gas board
    We have the swimming lesson on Thursdays and at the side of the pool they sit in a row on the step. My son puts himself in the middle of a gap the width of a lunch box. Both neighbours squeal. He says he was being friendly. The teacher gave him his own step, so now he's got the whole step and he's crying.`,
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
    My foster daughter came to us at 3 with a baby's bottle that she walks about with, full or empty, and the social worker thinks it's time she learned to be without it.
    Three and a half and still has his dodie
    dentist says the paci has to go
    wakes 6 times a night looking for it
    milk bottle in bed, teeth going brown
    The fairy took all nine of them for the new babies, as agreed, and at eight o'clock in the evening he wanted the fairy's phone number.
    She speaks round it. Her nursery says there's a whole clever girl behind that thing, and nobody can understand a word.
    How do I get my 2-year-old to take milk from a cup? He looks into the cup, he looks at me, and then he pours it on the dog.
    hid it from us in his nappy. in his NAPPY. health visitor says cold turkey, she can come n do it then
    My mother-in-law gives her the feeder each time I'm out for office, warm, with sugar, and she's going to be four in March. I come back to find the two of them very peaceful, and I'm the enemy.
    I want her to know she's still allowed to be small without it. It isn't a punishment and it's not because of the baby, who has now got one.
    We tried the tree in the park where all the kids hang theirs on ribbons, that's a thing in our town. Nela hung up hers beautifully, blew it a kiss, was given a scooter. We got as far as the tram. Then she understood. We went back, three times that week, just to look at it hanging in the rain, and yesterday it was gone and she sat down in the mud. Her father would've bought a hundred new ones on the spot.
    He's our foster baby, well, he's two now, and the bottle's the only thing that came along with him. It's scratched up, it's got some cartoon on it that's worn off. The pediatrician wants him off it by his next visit, there's his ears and his bite to think of. I'm not throwing it out. I'd like a story in which the old friend gets a shelf where he can see it, and there's a cup, maybe with a straw, like cowboys drink out of. Well they might.
    First day he asked every hour, second day he sucked the corner of the blanket, third day he found an old one under the sofa with hair on it. The joy on that face! So we're at day one again.
    Cut the tip off it bit by bit like the internet said. she brought it to me: "broke. buy."`,
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
    She hits when she's excited, not when she's angry! Anyone who's ever brought her a present has had a smack for it
    whacked the health visitor with a wooden banana
    Only his sister. Only when I'm on the phone.
    pats the baby, harder, harder, looks at me
    fist first, words after, aged two
    Third letter from kindergarten: it is always about the red tricycle and it's always Jonas who gets the thump.
    She smacks my leg when I'm talking to another mum at the gate, not hard, and regularly, like someone knocking for a door to be opened.
    How do I teach a three year old that we don't use our hands for hurting? I said "gentle hands" so much that he says it himself whilst he's clouting the cat.
    The grandparents' line is that a boy needs to be able to defend himself, and so he defends himself, all day, against everyone. In the sandpit it's the spade. In the bath, the shampoo bottle. He's four, and he looks astonished every time when the other child cries, and brings them his own biscuit. I want him to learn about the second before.
    DD2 slaps faces. mine the dog's the man in the bakers. laughs. people say ignore it. cant ignore it shes got a good arm
    He runs up to the big ones in the playground and bashes them on the back and runs away again; it's how he asks them to chase him, and nobody chases him.
    She's six, she has no speech to speak of, and when the bus is late or the toast is cut she brings her flat hand down on whoever's closest. The escort on the bus has a bruise like a map. My girl strokes the bruise. I'd like a story with a picture for hands that stamp, or squeeze, or go in pockets, anything but that.
    My two foster boys came to me on the Monday and on Tuesday I ducked. The younger, three and a half, thumps when he's tired, when he's glad, when you kneel down to do his shoe up. In his old house that was how everybody said good morning, I should think. He isn't angry at all. He just hasn't been shown another way.
    got sent home from soft play again, walloped a boy with a foam brick
    My son explained to me that he didn't hit Femi, it was his arm that was swinging and Femi was in the place. This is the fourth time that Femi's been in the place. He is five, it is always when they line up for the tap, and Femi's mother and I go to the same church.`,
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
    I want him to hold my hand near the road without it being a battle. He drops it, he's off, and he thinks that the cars can see him.
    "I was winning!" - across a car park
    lets go of my hand and he's gone
    she thinks "come back" means faster
    nursery gate open, he was at the river
    Gran with her new hip had him in the shopping precinct, and all she could do was shout. "I saw a pigeon," he explained.
    He slips out of his reins like Houdini, and laughs, and the road is right there. He's two and a half.
    How do I explain roads to someone who says "the cars can see me, I'm wearing red"?
    The teacher says that when it gets too much for him he's out of the door and over the field before she can get up. On Tuesday they had the police out. He told them "I was only going to where it's quiet".
    took the kids 2 the beach, i blinked, she (3) was half a mile down. lifeguard brought her. she said "mama you got lost"
    At the airport my son ducked under the barrier and sprinted. They shut the line for him. "I wanted to see the bags come out."
    My husband is blind, and so she's always been taught to answer when he calls. She used to do it beautifully. Now she's four and has found out that if she's silent and quick he can't tell which way she's gone. She thinks it's hide and seek. He stood at the edge of the market yesterday with her little coat in his hand. I'd like her to learn why stop means stop, and not be frightened out of her joy.
    When he's told no he's off. Out of the shop, out of the house, once out of the car at a red light. He's seven. It's always "I'm leaving this family!" and always as far as the bakery, where Mrs Novak gives him a roll and rings me up. But last Friday he was over the main road and a van braked. She cried more than I did.
    We've a bolt at the top of the door since he can do the lower one. He's autistic, and heads for water every time. "Bye bye, pond," he says with his wellies on.
    On the nursery walk everybody holds a loop on the rope. Mine drops the loop. "I don't need a string, I've got legs," she informed the student, and went.`,
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
    Nibble, spit, nibble, spit. Long car ride to Cleveland and the back seat looks like a hamster lives there, and his fingers are stinging from the salt on the fries
    "I don't notice I'm chewing them, Mum"
    nothing left to nibble, started on the skin
    bitter varnish? licked it off, likes it
    shows Granny: "look, I ate this one"
    He's in the front row of the school photo with all ten fingers in his mouth. "I was thinking," he said.
    Her violin teacher held up her hand and said "poor little mice have been here". She's worn gloves to lessons since.
    How do I explain to a seven year old about worms? The doctor was blunt, "that's how they get in", and he still went at them in the waiting room.
    She bites in the car, at films, and in maths. Not at all on holiday in Donegal. Came back and said "they'd grown little white moons, I've eaten them".
    my son chews his down to nothing & his toes aswell!! yes toes, hes bendy. gran walked in and screamed
    Her auntie promised her a manicure for the wedding if she could keep one finger. One. She got to Thursday. "It had a bit sticking out and I had to."
    I do it too, that's the shame of it. We were in the queue at the passport office, and a man said to me "like father, like son" because we both had the left thumb at it. He's eight. I've promised to stop if he does. I'd like a story about hands that find something else to do, as much for me as for him.
    The nursery thinks it's because of the new group. She's four and gnaws each one until it's sore, always starting with the little finger. I asked her why that one, and she answered "it's the smallest, it doesn't mind". Her thumb had to be dressed on Sunday, it had gone yellow. Our neighbour says mustard. I'd rather it wasn't a punishment.
    At football training he chews through his goalie gloves to get at the nails. Coach said "we'll have to feed you, kid".
    "Stop" makes him hide it, that's all. I hear the click click from behind the book. He told me at bedtime, "I want to, but my fingers are the only thing that's always with me."`,
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
    my mother picked him up from kindergarten & he spat on her coat in front of everybody because she'd come and not me. she went home in tears. he's never done that before the new baby but i don't know if it's that, he's 4
    gobbed on the bus driver
    He spits at me when I say no
    Phlegm on my work shirt, again
    the boys at break see who can spit furthest
    Nursery rang while I was asleep after nights. He'd spat in a little girl's face because she had the blue trike.
    My foster son is four and it's what he does when somebody comes too close. I can take it, I've had worse, but the other children at the playgroup won't sit near him now.
    He saw footballers do it on the telly and now my grandson does it all over Granny's clean floor, grinning
    I support a girl of 7 one to one at school, she has no words, and when she has had enough of a task she spits on the paper and then on me. I'd love a story that gives her another way of saying finished.
    She doesn't hit any more, we were so pleased, and then came this: mouthful of milk, straight at her brother, every breakfast.
    how do i get it into my 3yo that saliva stays in the mouth?? he thinks the bubbles are hilarious & does it in the lift at the neighbours
    I'm on my own with two boys in Manila while my wife works in Dubai. The older one, six, got sent home because he spat in a classmate's lunchbox. He told me the other boy laughed about his rice. I understand he was hurt, but that food went in the bin and the boy went hungry. He should learn to use his words for it.
    It began after the tooth came out, when the dentist told her to rinse and spit in the basin. She thought it marvellous. Now she spits off the balcony, in the bath, in the sandpit, on the dog. She's three and a half and looks at me each time to see what my face does. I try to keep my face still but it's hard, it's disgusting.
    Somebody spat at him first, he says. Then he did it back, only he got caught. We want him to know it makes other people feel dirty, and he of all people should know how that feels.
    After eight hours cleaning offices I pick up my lad from his nan's and she says he's "done it again", on her, when she switched off the telly. He's five and when he is furious his mouth just does it. He cries after and wipes it off with his sleeve. I'd like a story where a kid finds something else to do with all that crossness in the mouth, like blowing it out.`,
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
    She said she'd fed the hamster, every day when I asked she said yes mama. She hadn't and it was thin as a pencil when I looked. its ok now but she's 8 and still says she did. How do I teach her that saying the real thing is braver
    Chocolate all over her face, "wasnt me"
    He blames the dog for everything
    says he finished his homework, he hadnt opened it
    Told her class her father is a pilot
    There was a football, there was my mother's glass cabinet, and there were three boys who all saw nothing. I don't mind about the glass, I mind that nobody would own up.
    He looked me in the eye and said Teacher gave him the full marks, and the paper was under the mattress with 11 out of 40.
    How do I teach a 5 year old that I will not be angry if she just says what happened? She is so afraid of getting shouted at (her dad's house is strict) that she'll make up anything.
    she tells whoppers. holiday in dubai, a baby brother, a horse. we live in a flat in Motherwell and there is no horse
    My wee lad said he'd brushed his teeth, ran the tap and wet the brush and everything. The effort that went into not doing it!
    My daughter told the whole creche that I am pregnant. I am not pregnant, I am fat, and now people are congratulating me by the gate.
    Last Sunday the collection money that I gave Tobi for church did not reach the basket. I asked him and he said he put it in, his sister said he bought chin chin. When I called him again he swore on the Bible, at seven years. The money is 200 naira, that is not my problem. I want him to know that a small wrong becomes a big wrong when you cover it up, and that he can always come back and say it.
    Babysitter says Zosia cut her own fringe. Zosia says the babysitter did it. I actually shouted at the babysitter, a lovely girl from the next staircase, and she cried and went home. Then at bedtime Zosia whispered that it was her with the kitchen scissors. I have apologised but now I want Zosia to understand what her story did to somebody else.
    DS6 broke the tablet & let his little brother take the blame for it, whole weekend with no cartoons for the wee one. found out monday cos the neighbor had seen it thru the patio door. he says he "was going to tell but then it was too late". its that bit i want in the story, that its never too late
    I want something about when white lies are ok and not ok. My 10 yr old told her grandmother straight that the hand-knit sweater is ugly since "you told me always say the truth Mom". And the same child denied eating the last of the pecan pie. She is confused and honestly so am I.`,
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
    my ex promised her a phone call at 7 each night. it came monday. tuesday it came. then not. she's 4 and takes the phone to bed with her, and I don't know how to say he can't keep it, he's on the rigs and there's no signal half the time
    said we'd go fishing, boss called me in
    Daddy you SAID
    I told her the zoo. Car died.
    swore I'd be at the nativity and wasn't
    I gave my boy my word that I'd be home for his birthday breakfast. The relief never turned up and I got off the ward at noon.
    His real mum told him on the phone that he'd be back with her by Christmas. It was never hers to say, and now we have to hold a seven year old who believed her.
    Grandpa said he'd build the treehouse this summer, then his hip went. Our girl, 8, has drawn the plans four times and put them through his letterbox.
    how do u tell a 5yr old the puppy isnt coming because the landlord changed his mind. i said yes. i actually said yes, out loud, with a date
    She told her teacher I am a liar because I said the swelling would be gone and we'd go to Disneyland Paris this time. We lost the money when the firm went bust.
    Every other Saturday he waits at the window for his dad with his coat on, because his dad says "definitely this time, mate". I am the gran. I'm the one who takes the coat off again.
    I work the night line at a bakery and I'd sworn on my heart we would sleep in a tent in the garden on Friday. Then they put me on a double. He's six. He'd already laid out two torches, one for me. He didn't shout, he just put mine back in the drawer, and he hasn't asked me for anything since. I want him to know that grown-ups sometimes mean it with everything they've got and still can't.
    I told my class of year ones that the chicks would hatch by Friday and that everyone could hold one. They didn't hatch. The eggs were no good. One boy hasn't forgiven me, and he's right in a way, I shouldn't have sworn to something that an egg had to do. Something about keeping your word when it isn't in your hands?
    As a single father I told Amara she could have her own room in the new flat. There's only money for the one-bedroom. She had picked the paint, it's called Coral Dream. She says she won't believe me ever again and how can I blame her. My word used to count for something with her.
    It was she who broke hers for once: told her little cousin he could have her old scooter, then couldn't, because I had sold it already. He's four and thinks she lied to him.`,
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
    Kids with two working arms can rip through a Christmas calendar in 4 minutes. He's eaten all 24 on the first of December, and there are three weeks left now with empty doors.
    are we there yet, is it now
    can't wait two minutes for toast
    Bus queue, five minutes, total collapse
    how many sleeps, forty times a day
    The doctor's waiting room was an hour and a half and I'd brought nothing. By the end he was licking the fish tank.
    My grandson opens the oven every minute to see whether the bread's done, so it never gets done.
    He wants his dad to come off the boat NOW. I've made a chain of paper rings but he tore off eight at once so it'd be quicker.
    How long is a minute to a three year old? I say "in a minute" and she starts to cry straight away, as though I'd said never.
    the queue at the bakery 4 people long. lay on the floor. told the old lady infront to hurry up & buy her bread
    We planted beans at nursery. One boy digs his up each morning to look.
    I work nights and sleep till noon on Saturdays, and he's to wait for me with his cereal and his books until the big hand's at the top. He's six. He can't do it. He comes and lifts my eyelid and says is it twelve. At nine. At ten past nine. I do love him, but I've the bread van to drive. Something about what you can do with time while it goes by.
    She'll be adopted by us when the judge has signed, and the judge has had the papers since spring. She's seven and asks every day if it's come, whatever it is, the paper. I ask too, only quieter. All we can do is sit on our hands, she and I. I don't need a story about the court, I'd like one on how to stand it when something good takes very long to come.
    He wants an answer the very second he's put his question. If I'm on the phone he counts to three out loud and explodes on two.
    Her parcel with the roller skates is in Felixstowe according to the computer. We've been to the door 60 times since Tuesday, she's slept in the hall.`,
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
    She 'borrowed' her sister's birthday bracelet without asking, wore it to school under her sleeve, and now the clasp is broken. She's put it back in the box as if nothing had happened. I've seen that before, with my own lipstick.
    "It was in my pocket by accident"
    found eleven rubbers, none of them ours
    shop man said "empty your pockets, son"
    his mate's Pokemon cards, under our mattress
    The nursery says that every day a little car goes home in her sock. "It wanted to come with me," she says. She's three.
    My purse was five short and my daughter has new stickers. She looked at me and said "you've got lots and I've got none".
    How do I explain to a 4 year old that finding a doll on someone's swing isn't the same as it being lost? "Finders keepers," she said, thanks to her cousin.
    Teacher, at pick up: "Could you check his bag for Amelia's watch?" It was there, wrapped in his PE sock.
    he nicked a chocolate bar from tesco and ate it behind the trolly. said "the big shop doesnt notice". I noticed
    Her grandmother's ring was in the dolls' house. "Dolly's getting married," she said. Gran had already accused the cleaner.
    Our boy came to us at five, after years with not enough. He stores food and we understand that, but lately it's gloves, pencils, other children's lunch money. He doesn't use any of it. When I asked him, he said, "I like knowing there's some." His teacher wants a consequence and I want him to feel there'll be enough, and also that Kofi is cold without his gloves.
    She's eight and she took the class mascot home without it being her turn, a toy hedgehog that everyone takes for one weekend. The whole class looked for it on Monday. She looked with them. I found it on Wednesday behind the boiler, and when I held it up she said "I was going to put it back when they'd stopped being sad". I don't know how she'll walk in with it.
    He borrows. That's his word. His brother's football shirt, my headphones, grandad's pocket knife. "I'd have given it back if you'd asked," he says. I'd like him to get that it's him who should be asking.
    The boys dared each other in the corner shop and mine came out with a lighter. Mr Singh has known him since he was a baby. "I didn't expect it from you," he said, and that made him cry harder than anything I could have said.`,
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
    Swing. Forty minutes she's been on it, there's a queue, it's starting to rain, I've got frozen peas in the bag, and she says her body isn't finished.
    won't leave the park, ever
    I carry him home under my arm
    "I'm not FINISHED" when it's dinner
    Coats on at nursery and she hides
    He's building a railway round the whole flat when we have to go to the childminder, so I've a bus to catch and a boy lying across the tracks.
    Every Sunday at five I've got to take her from her friend's, and every Sunday I come in for the tears on their stairs.
    At the end of free play I ring the little bell. They all come but Oskar, he holds on to the sand table with both arms.
    How do I get a six year old to go from one thing to the next? Out of bath, off the trampoline, away from the puddle, it's each time like pulling off a plaster.
    swings = 45 mins, gettin off the swings = 45 mins. i got nite shift at 7 & shes still sat there like a queen
    My grandson wants to bring the beach home, he says if the castle isn't done he can't leave it, someone else would finish it.
    We give ten, five and one. We've got the sand timer that the therapist lent us. He turns it over again when I'm not looking, clever lad. He's four, and it isn't that he doesn't like what comes next, he loves his tea, he loves his bath. He just can't come out of the thing he's in. My own knees won't let me carry him any more. I'd like him to learn how to park a game so it can be found again tomorrow.
    In the unit where I'm an aide, the change from drawing to maths takes Hana half an hour. She isn't naughty. She's in there, in the picture, with the horses, and I'm a voice from a long way off. If I take away the pencil she screams as though I'd taken the horse. She's nine. I put a little card down next to her now with what's coming. It helps a bit, and it'd help more if a story told her the horses wait.
    At playtime's end he's the last one on the climbing frame, the whole line's waiting, and the dinner lady has to talk him down every day.
    One more go, then one more last go, then the really last one. He's got me trained, and I'm a prison officer.`,
};
