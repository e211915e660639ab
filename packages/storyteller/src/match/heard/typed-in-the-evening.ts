import type { Fields } from '../fields/field.ts';

/** What parents type on a phone once the children are in bed: everyday troubles of home, nursery and primary school. */
export const TYPED_IN_THE_EVENING: Fields = {
  biting: `
    biting her big brother when he takes things off her
    bites his sister when she grabs his toys
    biting me and daddy when hes cross
    keeps biting kids at nursery, got another incident form
    sinks his teeth into his brother every time they play
    bit her cousin because he took her doll
    bites when another child takes something off him`,
  'new-sibling': `
    we have just had twins and he says nobody has time for him any more
    had twins last month and she feels pushed out
    since the twins came he says no one has time for him`,
  'grandparent-death': `
    her grandad has been in hospital for weeks and isn't going to get better, we want to prepare her
    nan isn't going to get better and he doesn't know yet
    grandma is very ill and not going to get better, how do we tell him
    we want to prepare her for losing her grandpa, the doctors can't do any more`,
  'left-out': `
    says nobody played with him at school today, says it every day
    says no one plays with her at school
    comes out of school saying he had no one to play with again
    told me she walks round the playground on her own
    says he has no one at playtime
    her friends took her out of the group chat and she does not know why
    he was removed from the class whatsapp by the others
    kicked out of the chat by her friends
    the girls made a new group chat without her
    friends deleted him from the group
    they wont let her play at lunch
    didnt get invited and all his mates were
    everyone got a party invite in their book bag apart from her
    plays on his own at break and says the others run off
    friend said she cant come to her sleepover
    uninvited from a sleepover
    told she is not coming to the party any more
    friend told her she is annoying and she cant come to her party
    friends having a sleepover without her
    best friend told her she isnt her best friend any more
    best mate has a new best mate and has dropped him
    her friend said you are not my friend any more
    youre not my friend anymore, every day in reception
    said they are not best friends now
    best mate started hanging round with older girls and is horrible to her now
    her bestie has gone off with the popular girls
    his mates have dropped him since secondary
    she used to have a best friend and now they dont even sit together
    her friend says she cant play because she has short hair
    says only girls with long hair can play
    they said boys cant join in
    you cant play, you are too little
    girls in her class started a club and she isnt in it
    they have a secret gang and he is not allowed in
    her best friend has a new best friend
    his best friend has found a new best mate
    she has been replaced by another girl`,
  'arguing-with-parents': `
    keeps saying mummy i hate you when i say no
    tells me i am the worst mum ever when i say no
    says i hate you to me when she doesnt get her own way
    answers back all the time, everything is a no
    gives me so much cheek
    you are not the boss of me, he says
    screams i hate you daddy when its bedtime
    every single thing i ask turns into an argument
    attitude is awful since she turned nine, slams her door
    never comes out of her room and just snaps at everyone
    stays in his room all day and snaps at us when we ask anything
    lives in his bedroom and grunts at us
    hardly comes out of her room now and is moody with the whole family
    i get one word answers and the door shut in my face
    snaps at everyone in the house, so moody
    she shouts at her mum over her phone and being on it at night
    screams at his dad about the phone
    big rows with her mum about her phone at bedtime`,
  'screen-time': `
    wont get off fortnite when its tea time, kicks off
    wont come off the xbox for dinner
    hes on roblox from the minute he gets in
    kicks off when its time to come off the ipad
    glued to youtube, meltdown when i turn it off
    wont put the switch down to come and eat
    mad on minecraft, tantrum when time is up
    sneaks downstairs to get the tablet before we are up`,
  'siblings-fighting': `
    fights with his twin over everything, who gets the blue cup, who presses the button
    fights with her twin all day long over who goes first
    him and his sister are at each others throats
    bickering constantly in the back of the car, its my turn, he started it
    winds his little sister up until she screams
    my two cant be in the same room without a fight
    they fight over the remote, the front seat, who had the last biscuit
    argues with her brother about absolutely everything
    always scrapping with his brother and someone ends up crying
    cries when her little sister messes up her drawings
    baby brother keeps wrecking his lego and he loses it
    little sister scribbled on her picture and she is fuming
    his toddler brother knocks down everything he builds
    cant leave anything out because her little brother breaks it`,
  'first-day-school': `
    starting big school and none of her friends are going to the same one
    starting secondary in september and doesnt know anyone
    starts reception on monday and is clinging to me
    year 7 soon and worried about the big corridors and getting to lessons
    going up to high school without any of his mates
    none of her friends from nursery are in her reception class
    starting at the childminders next week
    starts at a new childminder on monday
    settling in at the childminder two days a week`,
  'sleeping-alone': `
    scared of sleeping in his new room
    getting his own bedroom after sharing with his brother and now hes scared
    first time in her own room, she always shared with her sister
    has his own room now, wants to go back in with his brother
    wanted a room of her own and now she wont sleep in it
    comes into our bed at 2am every night
    wont stay in her room unless i lie on the floor
    moved him into his own room and he cries for us
    his own bedroom at last and now he is scared in it
    got her own bedroom, used to share with her sister, and she is frightened at night
    he shared with his brother, now he has his own bedroom and is lonely in it`,
  'managing-anger': `
    lost his temper and broke the remote, now hes ashamed
    lost it and smashed her tablet, feels terrible now
    threw his controller at the wall and broke it when he was angry
    slammed the door so hard it cracked
    goes from nought to sixty over nothing
    had a massive meltdown over toast
    meltdown because his toast was cut wrong
    kicked a hole in his bedroom door in a temper
    tantrum because i broke her banana in half
    screams if his sandwich is cut the wrong way
    trashes his room when he gets mad
    headbutts the floor when she doesnt get her way
    throws himself on the floor in the shop
    bangs his head when hes told no
    lies down and screams in the middle of the pavement
    bites herself when she is cross
    every day after school hes vile, screams over a snack
    good as gold at school then explodes at home
    after school meltdowns, holds it together all day
    takes it all out on me when she gets in from school
    foul mood from the second i pick him up`,
  'morning-routine': `
    wont put her coat on even when its freezing
    refuses to wear a coat in the rain
    battle to get his coat and shoes on every morning
    wont get dressed, runs off naked laughing
    takes an hour to get socks on and we are late again
    school run is a nightmare, nobody can find a shoe
    forgets her pe kit, her reading book, her water bottle, everything
    loses his jumper every single week
    always leaves his lunchbox on the bus
    comes home without her coat, her bottle and her reading folder
    never remembers anything for school
    forgets to hand in letters and slips
    i am forever driving to school with the thing he forgot`,
  'public-toilets': `
    scared of the toilets at school so holds wee all day
    wont use the school loos, comes home bursting
    says the toilets at school smell and there is no lock
    holds it in all day because she hates the toilets at school`,
  'told-off': `
    keeps getting told off for talking in class
    on the amber again for chatting
    moved down to red for messing about
    parents evening is coming and shes dreading what teachers will say
    worried about parents evening
    got a yellow card for talking on the carpet
    gets in trouble for chatting to his mate in lessons
    got told he cant play at break because he swore
    missed his playtime for pushing
    kept in for not finishing his work
    excluded for two days for fighting
    suspended from school for a week
    in isolation for swearing at a teacher
    school says he hit someone but he says he didnt
    blamed for something she did not do`,
  'making-friends': `
    fell out with her best friend over a game and now they arent talking
    him and his best mate have had a row
    best friends one day and enemies the next
    she said something mean to her friend and now they are not speaking`,
  'building-confidence': `
    always in goal at football cos no one passes to him, says hes rubbish
    says hes rubbish at everything
    cant ride her bike without stabilisers and her little sister can
    gives up as soon as its tricky, says i cant do it
    thinks she is the worst in the class at everything
    wont have a go in case he gets it wrong
    says im rubbish before he has even started
    thinks hes the worst footballer
    gives up on jigsaws straight away
    came last and says he is useless`,
  'parent-away': `
    cries when daddy goes to work in the morning
    screams when mummy leaves for work
    clings to my leg when i go to work
    sobs at the door when dad leaves for work
    upset every time i go off to work
    says please dont go to work mummy
    dad is in afghanistan
    daddy is on a stag do this weekend and she misses him`,
  'body-and-looks': `
    says im fat and wont eat her lunch
    says she is fat and wont eat
    thinks she is fat, shes only seven
    hates her tummy, pinches it
    asked me if her legs are fat
    wont wear shorts because she says her legs are fat
    says he is ugly
    wants to go on a diet and shes eight
    hates being the smallest in year 7
    smallest in the class and hates it
    shortest boy in his year
    towers over her friends and slouches
    taller than all the boys and hates it
    wants to be tall like his mates
    feels tiny next to the others
    hates pe, says everyone looks at her
    wont get changed for pe in front of the others
    covers herself up in baggy hoodies all summer
    keeps asking if she looks ok
    wont have her photo taken, says she looks awful
    always on a diet now and skipping meals
    skips lunch and says shes fat
    counts calories and weighs herself every day
    wants to lose weight for summer
    only eats salad now because of tiktok`,
  'frightening-event': `
    was in the car when mum had a bump, wont get in the car now
    we had a car crash and he is scared to get in the car
    someone drove into us and now she is frightened in the car
    since the accident on the motorway she cries in the car
    had a little prang and now he wont go in the car`,
  'body-safety': `
    gets upset when her grandma kisses her, wipes it off
    hates being kissed by aunties
    does not want to hug grandad and he is offended
    nan insists on a kiss and he hides
    doesnt like cuddles from relatives
    a boy in reception keeps kissing her and she doesnt like it
    another child keeps touching her at carpet time
    a boy pulls her skirt up
    wont stop tickling when she says stop
    uncle makes him feel funny
    says a grown up makes her feel uncomfortable
    doesnt like being alone with his uncle and wont say why
    someone touched her at the park
    boy in her year keeps asking her for photos
    a boy wants her to send pictures of herself
    got asked for nudes on snapchat
    a girl sent him a naked picture and he does not know what to do
    someone online asked her for a photo`,
  'being-teased': `
    got picked on in the changing rooms because hes small
    called tiny and shrimp by the other boys
    they laughed at her in the changing room
    teased about his size in pe
    picked on for being short
    gets called four eyes
    they take the mick out of his haircut
    his big brother laughs at him when he reads out loud
    big sister makes fun of her drawings
    brother calls him a baby
    her cousin laughs at how she talks
    older brother takes the mickey out of him
    gets wound up by the other lads and then hes the one who gets in trouble
    they wind him up until he snaps and he gets the blame
    other kids know how to push his buttons
    they provoke her until she shouts
    her friends say its babyish to play with dolls
    friends laugh at him for still liking teddies
    they say her lunchbox is for babies
    told him his trainers are from the market
    poked fun at for bringing sandwiches with curry in
    they said her lunch stinks
    laughed at because of his packed lunch`,
  'bedtime-routine': `
    gets up and down all night and is exhausted at school
    cant sleep on christmas eve, way too excited
    too excited to sleep before her birthday
    wired the night before the holiday and wont settle
    cant switch off at night, brain wont stop
    up till ten every night in the summer because its light
    wont settle unless i sit there till shes asleep
    wakes at 5 every morning ready to play
    up for the day at half four
    thinks 5am is morning
    wants to sleep in his clothes
    wont put pyjamas on
    cant stop talking at bedtime`,
  'screens-off': `
    obsessed with mummys phone and cries when i put it away
    screams when i take my phone off him
    wants my phone all the time and kicks off when its gone
    meltdown every time the telly goes off
    cries when cbeebies finishes
    loses it when i say ipad off`,
  'potty-training': `
    wont poo at school, holds it till shes home
    holds his poo in all day and gets tummy ache
    only poos in a nappy
    scared to poo on the toilet
    withholding, goes once a week and it hurts
    hides in the corner to do a poo in his pull up`,
  'weddings-and-parties': `
    wont go to parties unless i stay
    everyone else gets dropped off at the party but she wants me there
    clings to me at birthday parties and wont join in
    soft play party and he hides under the table
    wont take his coat off at parties`,
  puberty: `
    his voice is breaking and he wont put his hand up in class
    voice goes squeaky when he reads out
    voice cracks and everyone laughs
    hairy legs and wants to shave, she is eleven
    spots and greasy hair, wont wash
    he stinks of sweat after football and wont shower
    moody and hormonal, cries and slams doors`,
  'first-sleep-away': `
    school trip to france 5 days and shes never been away that long
    year 6 residential, hes never slept away from home
    going to pgl with school for four nights
    guide camp for a week and nervous about it
    first time staying at his mates overnight`,
  'clothes-itch': `
    fussy about clothes, nothing feels right
    trousers feel funny, socks feel wrong, meltdown
    wont wear tights or anything tight
    only wears one pair of leggings
    school jumper is scratchy and he pulls at it all day`,
  'first-phone': `
    up till 1am on snapchat
    on her phone under the covers at midnight
    wont hand the phone over at bedtime
    always on whatsapp, cant put it down
    on tiktok for hours every evening
    phone at the dinner table, never looks up`,
  perfectionism: `
    breaks his crayons on purpose when he makes a mistake
    rips up her drawing if it goes a bit wrong
    rubs out until there is a hole in the paper
    screams if his letters arent perfect
    wont hand in work unless its perfect
    screams when his tower falls
    cant bear it when her model goes wrong and smashes it
    cries if she gets a question wrong
    has to get ten out of ten or she is in bits`,
  jealousy: `
    doesnt like sharing mummy with her step sister
    hates it when i cuddle her step brother
    jealous of her cousin when nan plays with him
    cant stand me holding another baby`,
  'parents-arguing': `
    walked in on us arguing and now shes worried we are splitting up
    thinks we are getting divorced because we had a row
    heard us shouting and asked if daddy is leaving
    worried we will split up like her friends parents
    gets upset when me and his dad bicker`,
  'taking-medicine': `
    scared of the flu spray at school
    nasal flu spray next week
    wont have the spray up his nose
    ear infection and wont have the antibiotics
    wont take his penicillin
    spits the calpol back out
    clamps her mouth shut for the syringe`,
  'school-refusal': `
    says school is boring and he is not going
    doesnt like school, wants to stay at home with me
    hides when its time to leave for school
    wont get in the car for school
    begs me every morning not to make him go in
    says his tummy hurts so he doesnt have to go in`,
  'handling-disappointment': `
    failed his trial for the academy
    didnt get picked for the squad
    didnt get the part she wanted
    lost the vote for house captain
    trip got cancelled and she sobbed`,
  'new-equipment': `
    getting a brace on her leg next week
    has to wear a back brace for scoliosis
    splints on his feet for school
    leg splints and other kids stare`,
  dentist: `
    has to have a tooth out, he knocked it
    knocked her front tooth and needs it looked at
    tooth abscess, having it taken out
    baby tooth has to be pulled by the dentist
    has to have a tooth out
    needs a tooth taken out`,
  'parents-divorce': `
    mum and i have split and he wont speak to her
    since we split she wont talk to her dad
    me and his dad split up at christmas and he blames me`,
  'being-kind': `
    been calling his sister fat and ugly
    calls other children names
    says horrible things to her little brother
    told a girl her dress was ugly
    nasty to his cousin when he comes round`,
  'friend-moving-away': `
    friend moved up to juniors and he misses him
    her friend has gone to another school
    best friend left for a different nursery`,
  'pet-death': `
    his pet snail died
    her stick insect died
    caterpillar died in the jar
    next doors cat died and she loved it`,
  bullying: `
    got pushed over in the playground by a big kid
    a bigger boy shoves him every day at lunch
    two girls keep tripping her up
    picks on the younger ones at after school club
    is mean to smaller children at school and takes their things`,
  'new-family-member': `
    grandad moved in and everything is different
    nan lives with us now and he has to be quiet
    granny has moved into our spare room`,
  'two-homes': `
    scared to sleep at his dads new flat
    first night at mums new place
    wont stay over at her dads new house`,
  'online-kindness': `
    friends gossip about her on whatsapp
    horrible things said about him in a group chat
    someone made a fake account of her
    nasty snaps about her going round`,
  'family-faith': `
    only one in the class wearing a hijab
    only boy at school with a turban
    the only one who does not eat pork at the party`,
  'sharing-a-room': `
    grandma is coming to stay and sleeping in her room
    has to give up his bed when nan stays`,
};
