from theomachy.cli import main

raise SystemExit(main())
