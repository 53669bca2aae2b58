import { Dialog } from '@parlour/table-kit/widgets/Dialog.tsx';

/** Asks before something on this device is forgotten: nobody can bring it back. */
export function Forget({ title, ask, no, onForget, onClose }: ForgetProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{ask}</p>
      <p className="dialog-foot">
        <button
          type="button"
          className="button primary"
          data-testid="forget"
          onClick={() => {
            onClose();
            onForget();
          }}
        >
          {title}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {no}
        </button>
      </p>
    </Dialog>
  );
}

interface ForgetProps {
  readonly title: string;
  readonly ask: string;
  readonly no: string;
  readonly onForget: () => void;
  readonly onClose: () => void;
}
